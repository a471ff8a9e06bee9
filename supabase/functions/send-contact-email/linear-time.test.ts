/** No reader of a visitor's text may take more than linear time, or a short post could occupy the function for seconds. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findSuperlinearText, type Pattern, type Reader } from '#scripts/test/cpu-growth.ts';
import { sampleContact, sampleRfp } from '#scripts/test/sample-inquiries.ts';
import { parseInquiryTopic } from '#src/forms/inquiry-topic.ts';
import { readAttribution } from '#src/analytics/attribution.ts';
import { storedInquiry } from '../../tests/stored-inquiry.ts';
import { testConfiguration } from '../../tests/test-configuration.ts';
import { getMaxLength, honeypotName, listAnswerFields } from '#src/inquiry/form-fields.ts';
import { forms } from '#src/inquiry/forms.ts';
import { extraNames } from '#src/inquiry/inquiry-schema.ts';
import { normalizeAnswer, toPlainLine, toPlainText } from '#src/inquiry/plain-text.ts';
import { HttpError } from './http-error.ts';
import { createRequestLog, readRequestId } from './log.ts';
import { composeList } from './mail/list.ts';
import { composeNotification } from './mail/notification.ts';
import { isJson, readJson } from './request/body.ts';
import { getClientIp, hashIp } from './request/client-ip.ts';
import { createCorsHeaders, requireAllowedOrigin } from './request/origins.ts';
import { createSecretCheck } from './request/scheduler-secret.ts';
import { createContentDigest, deriveIdempotencyKey } from './submission/content-digest.ts';
import { createSubmissionParser } from './submission/parse-submission.ts';

const configuration = testConfiguration();
const parse = createSubmissionParser(forms);

beforeEach(() => {
  vi.stubGlobal('console', { ...console, log: () => {} });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const ignoreRejection = (work: () => unknown) => {
  try {
    work();
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
  }
};

const parseField =
  (sample: typeof sampleContact | typeof sampleRfp, name: string, wrap: Reader = (text) => text): Reader =>
  (text) =>
    ignoreRejection(() => parse({ ...sample, [name]: wrap(text) }));

const extraReaders = extraNames.map((name): [string, Reader] => [
  `the value of ${name}`,
  parseField(sampleContact, name),
]);

const headers = (name: string, text: string) =>
  // Other characters can't be in a header.
  new Request('https://functions.example', { headers: { [name]: text.replace(/[^ -~\u00A1-\u00FF]/g, '') } });

const requireSecret = createSecretCheck({ readSecretHash: () => new Promise(() => {}) });
const encoder = new TextEncoder();

/** Markup in the middle of markup. */
const markupTexts = [
  '< <<b> <p>x</p> <b>x <!-- <![CDATA[ <!doctype <script> </script <style>x</style b/c=d/ <i></i> </i> <<i> /i>'.split(
    ' ',
  ),
  '</b |hidden |a b=\'|a= |a = b |\'=" |" a="|=\n'.split('|'),
]
  .flat()
  .flatMap((piece): Pattern[] => [
    ['', piece, '>'],
    ['<a ', piece, '>'],
    ['<a ', piece, '<'],
    ['<a b=', piece, '<'],
    ['<!--', piece, '--'],
    ['<script ', piece, '</script'],
  ]);

const emailTexts: Pattern[] = [
  ['', '"mailto:', 'ada@b.example'],
  ['', 'mailto:', 'ada@b.example'],
  ['ada@b.example', '. ', ''],
  ['ada@b.example', '.,', ''],
  ['"', '"\'', 'ada@b.example'],
  ['("', 'ada@b.example', '"'],
  ['', '(<', '>)'],
  ['a@', 'b.', '('],
  ['a@', 'b', '.c_'],
  ['a@', 'b-', ''],
  ['', 'a', '(@b.example'],
  ['', 'a.', '@b.example'],
];

/** Fields of the same kind and limit have the same reader. */
const fieldReaders = new Map(
  ([sampleContact, sampleRfp] as const).flatMap((sample) =>
    listAnswerFields(forms[sample.type]).map((field) => [
      `a field of the kind ${field.kind}, of up to ${getMaxLength(field)} characters`,
      [parseField(sample, field.name), field.kind === 'email' ? emailTexts : []] as const,
    ]),
  ),
);

const ipTexts: Pattern[] = [
  ['[', ']:1', 'x'],
  ['[', ':', ']'],
  ['', '1.', ''],
];

const readers: readonly (readonly [title: string, read: Reader, hostileTexts?: readonly Pattern[]])[] = [
  ['several lines', toPlainText, markupTexts],
  ['a line', toPlainLine],
  ['an email address', (text) => normalizeAnswer({ kind: 'email' }, text), emailTexts],
  ...[...fieldReaders].map(([title, [read, texts]]) => [title, read, texts] as const),
  ...extraReaders,
  ['the hidden field', parseField(sampleContact, honeypotName, (text) => [text])],
  ['a field that no form has', parseField(sampleContact, 'older_field')],
  ['the name of a field', (text) => ignoreRejection(() => parse({ ...sampleContact, [text]: 'x' }))],
  [
    'an attribution',
    parseField(sampleContact, 'attribution', (text) => ({ referrer: text, utm_term: text })),
  ],
  ['the name of a file', parseField(sampleContact, 'files', (name) => [{ name, size: 1 }])],
  ['the name of an unsent file', parseField(sampleContact, 'unsent_files', (text) => [text])],
  [
    'a body',
    (text) => ignoreRejection(() => readJson({ bytes: encoder.encode(text), httpError: undefined })),
  ],
  ['a content type', (text) => ignoreRejection(() => isJson(text))],
  ['an IP address', (text) => hashIp(text, 'salt'), ipTexts],
  ['X-Forwarded-For', (text) => getClientIp(headers('X-Forwarded-For', text).headers, '', configuration)],
  [
    'an origin',
    (text) => {
      const request = headers('Origin', text);
      createCorsHeaders(request, configuration);
      ignoreRejection(() => requireAllowedOrigin(request, configuration));
    },
  ],
  ['the id of a request', (text) => readRequestId(headers('X-Request-Id', text))],
  ['a secret', (text) => void requireSecret(headers('Authorization', text)).catch(() => {})],
  [
    'the content to compare',
    (text) =>
      deriveIdempotencyKey(
        [
          createContentDigest({
            inquiry: { ...sampleContact, name: text },
            files: [{ name: text, size: 1 }],
          } as never),
        ],
        text,
        'salt',
      ),
  ],
  ['an error in the log', (text) => createRequestLog('id').failure('mail_failed', new Error(text))],
  [
    'an email to the owner',
    (text) => {
      const inquiry = {
        ...storedInquiry,
        answers: { project_description: text, older_field: 'x' },
      };
      composeNotification(inquiry, new Date(), { configuration, forms });
    },
    [
      ['\n', ' ', '='],
      ['', ' \n', '='],
    ],
  ],
  [
    'a list of possible spam',
    (text) => {
      const line = { id: storedInquiry.id, name: text, company: '', email: '' };
      const counts = {
        new_inquiries: 1,
        suspicious_inquiries: 1,
        unanswered_inquiries: 0,
        overdue_emails: 0,
        expiring_inquiries: 0,
      };
      const content = { ...counts, inquiries: [], unanswered: [], lines: [line] };
      composeList(content, new Date(), { configuration, forms });
    },
  ],
  ['a query', parseInquiryTopic],
  [
    'a referrer',
    (referrer) => {
      vi.stubGlobal('window', { location: { origin: 'https://www.example.com' } });
      vi.stubGlobal('document', { referrer: `https://www.example.com/${referrer}` });
      readAttribution();
    },
  ],
];

test.each(readers.map(([title, read, hostileTexts = []]) => ({ title, read, hostileTexts })))(
  'a long text takes linear time: $title',
  ({ read, hostileTexts }) => {
    expect(findSuperlinearText(read, hostileTexts)).toBeUndefined();
  },
);
