import { entry, text } from './parts.ts';

export const headSchema = entry({
  title: text(65, 15).meta({
    hint: 'In search results and browser tabs, with figures at most 65 characters.',
  }),
  description: text(160, 40).meta({
    hint: 'In search results, with figures 70 to 160 characters.',
  }),
  label: text(40).meta({ hint: 'The page’s name in menus, the footer, breadcrumbs and related pages.' }),
  summary: text(110).meta({ hint: 'One sentence for menus and related pages.' }),
  menuAction: text(30).meta({ hint: 'The button of the page’s card in the menu.' }).exactOptional(),
  duration: text(40).meta({ hint: 'On the page’s card in the menu.' }).exactOptional(),
});

/** No page links to the not-found page. */
export const notFoundHeadSchema = headSchema.pick({ title: true, description: true, label: true });
