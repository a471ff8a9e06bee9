import { expect, test } from 'vitest';
import { forms } from '#shared/forms.ts';
import type { Configuration } from '../functions/send-contact-email/configuration.ts';
import { requestLog } from '../functions/send-contact-email/log.ts';
import { answerNatively } from '../functions/send-contact-email/native-form/answer.ts';

const post = {
  log: requestLog('00000000-0000-4000-8000-000000000000'),
  type: 'rfp' as const,
  payload: { type: 'rfp' },
  forms,
  origin: 'https://www.example.org',
  configuration: { SITE_URL: 'https://www.example.org', PROVIDER_EMAIL: 'team@example.org' } as Configuration,
};

test('an inquiry that is safe while its files are lost leads to the anchor that says so', async () => {
  const answer = await answerNatively(post, async () => ({ type: 'rfp', filesStored: false }));
  expect([answer.status, answer.headers.get('Location')]).toEqual([
    303,
    'https://www.example.org/submit-rfp/form?sent=1#files-lost',
  ]);
});
