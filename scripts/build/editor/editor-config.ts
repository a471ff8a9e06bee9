import type { CmsConfig, CollectionFile, Field } from '@sveltia/cms';
import * as z from 'zod';
import { caseSchema } from '#src/content/schemas/case.ts';
import { examplesSchema } from '#src/content/values/examples.ts';
import { figuresSchema } from '#src/content/schemas/figures.ts';
import { personSchema } from '#src/content/schemas/person.ts';
import { phrasesSchema } from '#src/content/values/phrases.ts';
import { redirectsSchema } from '#src/content/schemas/redirects.ts';
import { notFoundLabel } from '#src/content/values/heads.ts';
import { schema as menuSchema } from '#src/content/values/menu-texts.ts';
import { notFoundPath } from '#src/site/paths.ts';
import { schema as plannerSchema } from '#src/content/values/planner-texts.ts';
import { findRoute } from '#src/site/routes.ts';
import { getLabel, isOptional, readMeta, unwrap } from '#src/content/schemas/parts.ts';
import { formFiles, pageFiles, sampleFiles, type TextFile } from '../content/text-files.ts';

/** Longer texts have several lines. */
const lineLength = 100;

const toSentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

const createFields = ({ shape }: z.ZodObject): Field[] =>
  Object.entries(shape).map(([key, schema]) => createField(key, schema));

function createField(name: string, schema: z.core.$ZodType): Field {
  const { hint, expected, editor } = readMeta(schema);
  const hints = [expected && toSentence(expected), hint].filter(Boolean);
  return {
    name,
    label: getLabel(name, schema),
    ...(hints.length > 0 && { hint: hints.join(' ') }),
    ...(isOptional(schema) && { required: false }),
    ...(editor?.['widget'] !== 'hidden' && describe(unwrap(schema), expected)),
    ...editor,
  } as Field;
}

function describe(schema: z.ZodType, expected: string | undefined): Record<string, unknown> {
  if (schema instanceof z.ZodObject) return { widget: 'object', fields: createFields(schema) };
  if (schema instanceof z.ZodTuple) return describeList(schema.def.items[0]!, schema.def.items.length);
  if (schema instanceof z.ZodArray) {
    const { minItems, maxItems } = z.toJSONSchema(schema, { io: 'input' });
    return describeList(schema.element, minItems, maxItems);
  }
  if (schema instanceof z.ZodEnum) {
    const { options } = readMeta(schema);
    return {
      widget: 'select',
      options: schema.options.map((value) => ({ value, label: options?.[value] ?? value })),
    };
  }
  if (schema instanceof z.ZodBoolean) return { widget: 'boolean', default: false };
  if (schema instanceof z.ZodNumber) return { widget: 'number', min: schema.minValue, max: schema.maxValue };
  if (schema instanceof z.ZodString) {
    const { limits } = readMeta(schema);
    if (limits) return describeText(limits);
    const { pattern } = z.toJSONSchema(schema, { io: 'input' });
    return { widget: 'string', pattern: [pattern, `Enter ${expected}.`] };
  }
  throw new Error(`Add the type ${schema.def.type} to ${import.meta.filename}.`);
}

/** A pattern, because a token counts as one character. */
const describeText = ({ min, max }: { readonly min: number; readonly max: number }) => ({
  widget: max > lineLength ? 'text' : 'string',
  pattern: [
    String.raw`^(?:\{\{[^}]*\}\}|[^]){${min},${max}}$`,
    min > 1 ? `Write ${min} to ${max} characters.` : `Write at most ${max} characters.`,
  ],
});

function describeList(element: z.core.$ZodType, min?: number, max = min): Record<string, unknown> {
  const item = unwrap(element);
  const isFixed = min === max;
  return {
    widget: 'list',
    min,
    max,
    ...(isFixed && { allow_add: false, allow_remove: false, allow_duplicate: false, allow_reorder: false }),
    ...(item instanceof z.ZodObject
      ? { collapsed: true, summary: `{{fields.${Object.keys(item.shape)[0]}}}`, fields: createFields(item) }
      : { field: createField('item', element) }),
  };
}

const legalPage = (name: string, label: string, icon: string): CollectionFile => ({
  name,
  label,
  icon,
  file: `content/legal/${name}.md`,
  format: 'raw',
  preview_path: name,
  fields: [
    {
      name: 'body',
      label: 'Text',
      hint: 'Markdown, without a title. {{responseTime}} shows the figure “Reply to an inquiry”.',
      widget: 'markdown',
      modes: ['raw'],
      buttons: [],
      editor_components: [],
    },
  ],
});

async function createForm({ path, module, file, label }: TextFile): Promise<CollectionFile> {
  const { schema } = (await import(`../../../${module}`)) as { readonly schema: z.ZodObject };
  return {
    name: file.slice('content/'.length, -'.json'.length).replaceAll('/', '-'),
    label: label ?? findRoute(path)?.label ?? notFoundLabel,
    file,
    format: 'json',
    ...(path !== notFoundPath && { preview_path: path }),
    fields: createFields(schema).map((field) => ('fields' in field ? { ...field, collapsed: true } : field)),
  };
}

/** @param repository - on GitHub (`owner/name`). Without it, the editor works only on a local one. */
export const createEditorConfig = async (
  siteUrl: string,
  repository = 'owner/repository',
): Promise<CmsConfig> => ({
  load_config_file: false,
  backend: {
    name: 'github',
    repo: repository,
    branch: 'main',
    auth_methods: ['token'],
    // One commit for each edit on main.
    squash_merges: true,
    commit_messages: {
      create: 'Add {{slug}} ({{collection}})',
      update: 'Change {{slug}} ({{collection}})',
      delete: 'Remove {{slug}} ({{collection}})',
      uploadMedia: 'Add {{path}}',
      deleteMedia: 'Remove {{path}}',
    },
  },
  // Each edit becomes a draft pull request. "Publish" merges it.
  publish_mode: 'editorial_workflow',
  app_title: 'DEP editor',
  logo: { src: '/favicon.svg' },
  site_url: siteUrl,
  media_folder: '/content/photos',
  public_folder: '/',
  media_libraries: {
    default: { config: { max_file_size: 10 * 1024 ** 2, slugify_filename: true } },
    stock_assets: { providers: [] },
  },
  slug: { encoding: 'ascii', clean_accents: true, maxlength: 60 },
  // Saving changes only the edited value, and keeps Prettier's format.
  output: { omit_empty_optional_fields: true, json: { indent_style: 'space', indent_size: 2 } },
  editor: { preview: false },
  collections: [
    {
      name: 'pages',
      label: 'Pages',
      icon: 'article',
      description: '{{…}} shows a figure or a phrase, which you change under Figures or Phrases.',
      files: await Promise.all(pageFiles.map(createForm)),
    },
    {
      name: 'samples',
      label: 'Samples',
      icon: 'description',
      description: 'The sample documents on the pages of services and on Sample Documents.',
      files: await Promise.all(sampleFiles.map(createForm)),
    },
    {
      name: 'forms',
      label: 'Forms',
      icon: 'list_alt',
      description: 'Labels, hints and options. The names of options are what the database stores.',
      files: await Promise.all(formFiles.map(createForm)),
    },
    {
      name: 'people',
      label: 'People',
      label_singular: 'Person',
      icon: 'groups',
      description: 'The page Team shows everyone, About the lead and the first two.',
      folder: 'content/people',
      // Relative, so that the value is the file's name.
      media_folder: '../photos',
      public_folder: '',
      extension: 'json',
      format: 'json',
      identifier_field: 'name',
      slug: '{{name}}',
      summary: '{{name}} · {{title}}',
      sortable_fields: ['name', 'discipline'],
      preview_path: 'team',
      fields: createFields(personSchema),
    },
    {
      name: 'cases',
      label: 'Cases',
      label_singular: 'Case',
      icon: 'cases',
      description: 'Programs in numbers, on the pages Home and Process.',
      folder: 'content/cases',
      extension: 'json',
      format: 'json',
      identifier_field: 'title',
      slug: '{{title}}',
      summary: '{{order}}. {{title}}',
      sortable_fields: { fields: ['order', 'title'], default: { field: 'order' } },
      preview_path: 'process',
      fields: createFields(caseSchema),
    },
  ],
  singletons: [
    {
      name: 'figures',
      label: 'Figures',
      icon: 'tag',
      file: 'content/figures.json',
      format: 'json',
      preview_path: '/',
      fields: createFields(figuresSchema),
    },
    {
      name: 'planner',
      label: 'Timeline',
      icon: 'timeline',
      file: 'content/planner.json',
      format: 'json',
      preview_path: '/',
      fields: createFields(plannerSchema),
    },
    {
      name: 'navigation',
      label: 'Navigation',
      icon: 'menu',
      file: 'content/navigation.json',
      format: 'json',
      fields: createFields(menuSchema),
    },
    {
      name: 'phrases',
      label: 'Phrases',
      icon: 'short_text',
      file: 'content/phrases.json',
      format: 'json',
      fields: createFields(phrasesSchema),
    },
    {
      name: 'examples',
      label: 'Examples',
      icon: 'science',
      file: 'content/examples.json',
      format: 'json',
      fields: createFields(examplesSchema),
    },
    {
      name: 'redirects',
      label: 'Redirects',
      icon: 'alt_route',
      file: 'content/redirects.json',
      format: 'json',
      fields: createFields(redirectsSchema),
    },
    legalPage('privacy', 'Privacy policy', 'policy'),
    legalPage('terms', 'Terms of service', 'gavel'),
  ],
});
