import { disciplines } from '#src/content/disciplines.ts';
import { choice, entry, list, pattern, text, wholeNumber, yesOrNo } from './parts.ts';

const mapNames = <T extends string>(entries: Readonly<Record<T, { readonly name: string }>>) =>
  Object.fromEntries(
    Object.entries<{ readonly name: string }>(entries).map(([key, { name }]) => [key, name]),
  ) as Readonly<Record<T, string>>;

export const personSchema = entry({
  name: text(80).meta({ hint: 'The role, while the profile is a placeholder.' }),
  title: text(80).meta({
    hint: 'The role at DEP, or what the role covers while the profile is a placeholder.',
  }),
  discipline: choice(mapNames(disciplines)),
  bio: text(600, 20),
  expertise: list(text(60).meta({ label: 'Area' }), 1, 6).meta({
    hint: 'One to six areas, each with at most 60 characters.',
    editor: { label_singular: 'Area' },
  }),
  photo: pattern(
    /^[^/]+\.(jpe?g|png|webp)$/,
    'the name of a .jpg, .jpeg, .png or .webp file in content/photos, in lowercase',
  )
    .meta({
      expected: 'the name of a JPEG, PNG or WebP file, with its extension in lowercase',
      hint: 'At least 672 by 840 pixels and at most 10 MB.',
      editor: { widget: 'image', choose_url: false, accept: 'image/jpeg,image/png,image/webp' },
    })
    .optional(),
  linkedin: pattern(
    /^https:\/\/([a-z]+\.)?linkedin\.com\/\S+$/,
    'an address such as https://www.linkedin.com/in/ada-lovelace',
  )
    .meta({ label: 'LinkedIn profile', editor: { type: 'url' } })
    .optional(),
  orcid: pattern(
    /^https:\/\/orcid\.org\/\d{4}-\d{4}-\d{4}-\d{3}[\dX]$/,
    'an address such as https://orcid.org/0000-0002-1825-0097',
  )
    .meta({ label: 'ORCID iD', editor: { type: 'url' } })
    .optional(),
  years: wholeNumber(1, 60).meta({ label: 'Years of experience' }).optional(),
  programs: wholeNumber(1, 500)
    .meta({ hint: 'The number of development programs that this person worked on.' })
    .optional(),
  problemSolved: text(400)
    .meta({
      label: 'A problem solved',
      hint: 'Two or three lines: the problem, the work and the outcome. Don’t name the client.',
    })
    .optional(),
  isIndependent: yesOrNo.meta({
    label: 'Independent advisor',
    hint: 'Shown with an asterisk.',
    editor: { default: true },
  }),
  /** No `Person` in the structured data. `npm run launch-check` lists it. */
  isPlaceholder: yesOrNo.meta({ label: 'Placeholder', hint: 'Describes a role, not yet a person.' }),
});
