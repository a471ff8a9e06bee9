import { entry, text } from './parts.ts';

/** In characters, with figures. Search results cut longer texts. */
export const searchLimits = {
  title: { minimum: 15, maximum: 65 },
  description: { minimum: 70, maximum: 160 },
} as const;

const { title, description } = searchLimits;

export const headSchema = entry({
  title: text(title.maximum, title.minimum).meta({
    hint: `In search results and browser tabs, with figures at most ${title.maximum} characters.`,
  }),
  // A token counts as one character.
  description: text(description.maximum, 40).meta({
    hint: `In search results, with figures ${description.minimum} to ${description.maximum} characters.`,
  }),
  label: text(40).meta({ hint: 'The page’s name in menus, the footer, breadcrumbs and related pages.' }),
  summary: text(110).meta({ hint: 'One sentence for menus and related pages.' }),
  menuAction: text(30).meta({ hint: 'The button of the page’s card in the menu.' }).exactOptional(),
  duration: text(40).meta({ hint: 'On the page’s card in the menu.' }).exactOptional(),
});

/** No page links to the not-found page. */
export const notFoundHeadSchema = headSchema.pick({ title: true, description: true, label: true });
