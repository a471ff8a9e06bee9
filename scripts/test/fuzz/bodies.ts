/**
 * Bodies at random: inquiries that are right but for a field or two, in each of the three ways they are posted, and
 * worse.
 */
import * as fc from 'fast-check';
import { fieldList, honeypotName } from '#shared/form-fields.ts';
import { forms } from '#shared/forms.ts';
import { sampleContact, sampleRfp } from '../sample-inquiries.ts';

export interface Body {
  readonly type: string;
  readonly bytes: Buffer;
}

export const oneOf = <const Value>(...values: readonly Value[]) => fc.constantFrom(...values);
/** A list of texts without spaces. */
export const words = (list: string) => list.split(' ');
const anyBytes = (maxLength: number) => fc.uint8Array({ maxLength }).map((bytes) => Buffer.from(bytes));

const inquiries: readonly Readonly<Record<string, unknown>>[] = [sampleContact, sampleRfp];
const fieldName = oneOf(
  ...Object.values(forms)
    .flatMap(fieldList)
    .flatMap(({ name, input }) => [name, input]),
  ...words('type topic service attribution idempotency_key fill_time_ms turnstile_token inquiry_id'),
  honeypotName,
  ...words('__proto__ constructor'),
  '',
);
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.string({ unit: 'grapheme', maxLength: 80 }),
  oneOf(
    ...words('<b> <<b> </ <!-- &lt; =1+1 % 2027-02-30 1e999'),
    '\u0000',
    '\ud800',
    '\u202e',
    '\r\nBcc: x@y.z',
  ),
  fc
    .tuple(oneOf('x', '<', '<b>', '&', ' ', '\n', '\u{1f9ea}'), oneOf(100, 2001, 9000))
    .map(([part, times]) => part.repeat(times)),
);

const value = fc.oneof(
  text,
  fc.jsonValue(),
  fc.array(text, { maxLength: 4 }),
  oneOf<unknown>(null, true, -0, 1e300),
);
const deep = oneOf('[', '{"a":').map((open) => open.repeat(20_000));
const spoiledInquiry = fc
  .tuple(oneOf(...inquiries), fc.array(fc.tuple(fieldName, value), { maxLength: 3 }))
  .map(([inquiry, changes]) => JSON.stringify({ ...inquiry, ...Object.fromEntries(changes) }));
const json: fc.Arbitrary<Body> = fc
  .oneof(
    { weight: 6, arbitrary: spoiledInquiry },
    fc.json(),
    deep,
    text,
    oneOf('{"type":"contact","type":"rfp"}', '{"name":1e400}', '\ufeff{}', '{"a":"\\ud800"}', '[1,]', 'NaN'),
  )
  .map((written) => ({ type: 'application/json', bytes: Buffer.from(written) }));

const pair = fc
  .tuple(fieldName, text, oneOf('=', '=', '=', '==', ''), fc.boolean())
  .map(
    ([name, filled, mark, isEncoded]) =>
      name + mark + (isEncoded ? encodeURIComponent(filled.toWellFormed()) : filled),
  );
const urlencoded: fc.Arbitrary<Body> = fc
  .tuple(
    oneOf(...inquiries).map((inquiry) =>
      new URLSearchParams(Object.entries(inquiry).map(([a, b]) => [a, String(b)])).toString(),
    ),
    fc.array(pair, { maxLength: 12 }),
    oneOf('&', '&', '&&', ';', '&=&'),
  )
  .map(([inquiry, pairs, mark]) => ({
    type: 'application/x-www-form-urlencoded',
    bytes: Buffer.from([inquiry, ...pairs].join(mark)),
  }));

/** Multipart bodies (RFC 7578), with the mistakes that clients make. */
const boundary = oneOf(
  'x',
  '----WebKitFormBoundaryAbC',
  'a b',
  '',
  '"',
  'x'.repeat(70),
  'x'.repeat(300),
  '-',
  '\u00e4',
);
const disposition = fc
  .tuple(
    oneOf('form-data', 'form-data', 'form-data', 'attachment', ''),
    fieldName,
    oneOf('"', '"', '"', '', "'"),
  )
  .chain(([kind, name, mark]) =>
    oneOf(
      '',
      '',
      '; filename="a.pdf"',
      '; filename=""',
      '; filename="a\\"b.pdf"',
      '; filename="../../x.pdf"',
      "; filename*=UTF-8''%e2%82%ac.pdf",
      '; filename="',
      '; name="twice"',
      `; filename="${'x'.repeat(400)}.pdf"`,
    ).map((more) => `${kind}; name=${mark}${name}${mark}${more}`),
  );
const partHeader = fc.oneof(
  { weight: 8, arbitrary: disposition.map((filled) => `Content-Disposition: ${filled}`) },
  oneOf(
    'Content-Type: text/plain; charset=utf-16',
    'Content-Type: multipart/mixed; boundary=y',
    'Content-Type:',
    'X',
    ': x',
  ),
  oneOf('Content-Transfer-Encoding: base64', 'Content-Length: 99999', `X-Long: ${'x'.repeat(9000)}`),
);
const lineEnd = oneOf('\r\n', '\r\n', '\r\n', '\r\n', '\n', '\r', '');
const part = fc.record({
  headers: fc.array(partHeader, { minLength: 0, maxLength: 3 }),
  content: fc.oneof(
    text.map((filled) => Buffer.from(filled)),
    anyBytes(300),
    oneOf('--x', '\r\n--x', '--', '\r\n').map((filled) => Buffer.from(filled)),
  ),
  end: lineEnd,
});
const wholePart = (name: string, content: string) => ({
  headers: [`Content-Disposition: form-data; name="${name}"`],
  content: Buffer.from(content),
  end: '\r\n',
});
const multipart: fc.Arbitrary<Body> = fc
  .record({
    mark: fc.oneof({ weight: 5, arbitrary: fc.constant('x') }, boundary),
    inquiry: oneOf(...inquiries),
    parts: fc.array(part, { maxLength: 6 }),
    close: oneOf('--\r\n', '--\r\n', '--', '', '-', '--\r\nepilogue'),
    preamble: oneOf('', '', '', '\r\n', 'preamble\r\n', '--'),
  })
  .map(({ mark, inquiry, parts, close, preamble }) => {
    const own = Object.entries(inquiry).map(([name, filled]) => wholePart(name, String(filled)));
    const written = [...own, ...parts].flatMap(({ headers, content, end }) => [
      Buffer.from(`--${mark}${end}${headers.map((line) => line + end).join('')}${end}`),
      content,
      Buffer.from(end),
    ]);
    return {
      type: `multipart/form-data; boundary=${mark}`,
      bytes: Buffer.concat([Buffer.from(preamble), ...written, Buffer.from(`--${mark}${close}`)]),
    };
  });

const wrongType = oneOf(
  ...words(
    'text/plain APPLICATION/JSON multipart/form-data ; application/pdf application/x-www-form-urlencoded;x',
  ),
  '',
  'application/json; charset=utf-16',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary="',
  'multipart/mixed; boundary=x',
  '\u00ff',
);

/** Mostly under the right type; now and then under another one, or as mere bytes. */
export const anyBody: fc.Arbitrary<Body> = fc.oneof(
  { weight: 5, arbitrary: json },
  { weight: 4, arbitrary: urlencoded },
  { weight: 6, arbitrary: multipart },
  fc.tuple(fc.oneof(json, urlencoded, multipart), wrongType).map(([{ bytes }, type]) => ({ type, bytes })),
  fc
    .tuple(
      oneOf('application/json', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'),
      anyBytes(2000),
    )
    .map(([type, bytes]) => ({ type, bytes })),
);
