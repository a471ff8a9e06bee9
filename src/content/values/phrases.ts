import { readFilledFile } from '#src/content/readers/content-files.ts';
import { entry, text } from '#src/content/schemas/parts.ts';

export const phrasesSchema = entry({
  consultationStart: text(24).meta({
    label: 'Consultation button, first words',
    hint: 'Left out on phones.',
  }),
  consultationEnd: text(24).meta({ label: 'Consultation button, last words' }),
  // The owner edits the two parts.
  consultation: text(60).meta({ editor: { widget: 'hidden' } }),
  booking: text(50).meta({ label: 'Booking button' }),
  inquiry: text(30).meta({ label: 'Inquiry button' }),
  bookNow: text(30).meta({ label: 'Booking link after an inquiry' }),
  privacyPolicy: text(30).meta({ label: 'Link to the privacy policy' }),
  termsOfService: text(30).meta({ label: 'Link to the terms' }),
});

export const phrases = readFilledFile('content/phrases.json', phrasesSchema);
