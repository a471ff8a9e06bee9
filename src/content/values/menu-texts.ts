import { readFilledFile } from '#src/content/readers/content-files.ts';
import { entry, text } from '#src/content/schemas/parts.ts';

const menu = {
  heading: text(30),
  intro: text(50),
  overview: text(35).meta({ label: 'Link below the cards' }),
};

/** The names of pages are in their heads. */
export const schema = entry({
  process: entry(menu).meta({ label: 'Menu of the process' }),
  services: entry({ entry: text(20), ...menu }).meta({ label: 'Menu of the services' }),
  reply: text(25).meta({ label: 'Before the reply time', hint: 'In the menu of phones.' }),
  footer: entry({
    pages: text(20).meta({ label: 'Button on phones' }),
    about: text(15).meta({ label: 'First column' }),
    process: text(15).meta({ label: 'Second column' }),
    services: text(15).meta({ label: 'Third column' }),
    start: text(15).meta({ label: 'Fourth column' }),
    explore: text(15).meta({ label: 'Fifth column' }),
    rights: text(40).meta({ label: 'After the copyright' }),
  }),
});

export const menuTexts = readFilledFile('content/navigation.json', schema);
