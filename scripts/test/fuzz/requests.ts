/**
 * Requests at random, from those a browser makes to noise: request lines, headers, ranges, conditions, encodings, forms
 * and JSON are each drawn from their grammar and then spoiled, so that they get past the first check that would stop
 * noise.
 */
import * as fc from 'fast-check';
import { anyBody, type Body, oneOf, words } from './bodies.ts';

/** The bytes that a client sends. */
export interface WireRequest {
  readonly bytes: Buffer;
  /** Whether the client stops sending in the middle, as when its line is cut. */
  readonly isCut: boolean;
}

/** What the server under test has, so that some requests reach something. */
export interface Targets {
  readonly paths: readonly string[];
  /** Values of `Authorization`: with the right one a request gets further. */
  readonly authorizations: readonly string[];
  readonly apiKeys: readonly string[];
}

type HeaderLine = readonly [name: string, value: string];

/** Any byte, as the character of the same number. */
const noise = (maxLength: number) =>
  fc.string({ unit: fc.nat(255).map((code) => String.fromCharCode(code)), maxLength });
const rarely = <Value>(usual: fc.Arbitrary<Value>, ...others: fc.Arbitrary<Value>[]) =>
  fc.oneof({ weight: 4 * others.length, arbitrary: usual }, ...others);
const listOf = (item: fc.Arbitrary<string>, maxLength = 5) =>
  fc
    .tuple(fc.array(item, { maxLength }), oneOf(', ', ',', ' ,', ';', ',,'))
    .map(([all, mark]) => all.join(mark));

const method = rarely(
  oneOf('GET', 'GET', 'HEAD', 'POST', 'POST'),
  oneOf(...words('OPTIONS PUT DELETE PATCH TRACE CONNECT PROPFIND QUERY PRI get'), 'G ET', ''),
  noise(8),
);
const version = rarely(
  fc.constant('HTTP/1.1'),
  oneOf(...words('HTTP/1.0 HTTP/2.0 HTTP/0.9 HTTP/1. http/1.1 RTSP/1.0'), 'HTTP/1.1 x', ''),
);
const pathPart = oneOf(
  ...words(
    '/ // /. /.. /%2e%2e %2f %5c %00 % %zz %ff %C3%A4 %E2%82 ä ? ?a=b ?a=% # ;x : @ * + .html .br .gz /index %3f ~',
  ),
  '\\',
  ' ',
  '\u0000',
  '\t',
);

/** Request targets in their four forms (RFC 9112 section 3.2), and what is none. */
function target({ paths }: Targets): fc.Arbitrary<string> {
  const path = oneOf(...paths);
  const spoiled = fc
    .tuple(path, fc.array(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), pathPart), { maxLength: 3 }))
    .map(([start, parts]) =>
      parts.reduce((whole, [place, part]) => {
        const at = Math.round(place * whole.length);
        return whole.slice(0, at) + part + whole.slice(at);
      }, start),
    );
  return rarely(
    path,
    spoiled,
    spoiled,
    spoiled.map((text) => text.replace(/[a-z]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`)),
    fc
      .tuple(oneOf('http://', 'https://', 'HTTP://x@', '//', 'file://', 'javascript:'), path)
      .map((two) => two.join('x')),
    oneOf(
      '*',
      '',
      '?',
      '.',
      '..',
      'x:443',
      '/'.repeat(900),
      `/${'a/'.repeat(4000)}`,
      `/${'%2e'.repeat(5000)}`,
    ),
    noise(60),
  );
}

const integer = fc.oneof(
  fc.nat(50).map(String),
  fc.nat(2 ** 31).map(String),
  oneOf('', '-1', '1e9', '00', '9'.repeat(30)),
);
const rangeSpec = fc
  .tuple(integer, oneOf('-', '-', '-', '', '--', ' - '), integer)
  .map((parts) => parts.join(''));
/** RFC 9110 section 14.1. */
const range = fc
  .tuple(oneOf(...words('bytes= bytes= bytes= BYTES= bytes lines= bytes=='), ''), listOf(rangeSpec, 20))
  .map((parts) => parts.join(''));
const hexadecimal = fc.nat(2 ** 40).map((number) => number.toString(16));
const entityTag = fc.oneof(
  oneOf(...words('* "" "x" W/"x" w/"x" x " W/ "a"b"')),
  fc.tuple(oneOf('', 'W/'), hexadecimal, hexadecimal).map(([weak, size, time]) => `${weak}"${size}-${time}"`),
);
const date = fc.oneof(
  fc.date({ noInvalidDate: true }).map((day) => day.toUTCString()),
  oneOf(
    'Sun, 06 Nov 1994 08:49:37 GMT',
    'Sunday, 06-Nov-94 08:49:37 GMT',
    'Thu, 99 Foo 99999 99:99:99 GMT',
    '0',
    'now',
  ),
);
const quality = oneOf(...words(';q=0 ;q=1 ;q=0.5 ;q= ;q=2 ;q=-1 ;q=0.00001 ;x=y'), '', '; Q = 1');
const coding = fc
  .tuple(oneOf(...words('gzip br identity * deflate zstd GZIP x-gzip'), ''), quality)
  .map((parts) => parts.join(''));
const host = oneOf(
  ...words('localhost localhost:99999 127.0.0.1 [::1] evil.example [ % x/y a@b'),
  'a b',
  '',
  '\u00e4',
);

const headerOf = (name: string, value: fc.Arbitrary<string>): fc.Arbitrary<HeaderLine> =>
  value.map((text) => [name, text] as const);

function headerLine({ authorizations, apiKeys }: Targets): fc.Arbitrary<HeaderLine> {
  const fieldNames = oneOf(
    ...words('host content-length content-type x-forwarded-for x-forwarded-host origin close'),
  );
  return fc.oneof(
    { weight: 3, arbitrary: headerOf('Range', range) },
    headerOf('If-Range', fc.oneof(entityTag, date)),
    headerOf('If-None-Match', listOf(entityTag)),
    headerOf('If-Match', listOf(entityTag)),
    headerOf('If-Modified-Since', date),
    headerOf('If-Unmodified-Since', date),
    { weight: 2, arbitrary: headerOf('Accept-Encoding', listOf(coding, 12)) },
    headerOf('Accept', listOf(oneOf('*/*', 'text/html', 'text/*;q=0.1', 'a/b/c', '*', ';'))),
    headerOf('Content-Encoding', listOf(coding)),
    headerOf('Host', host),
    headerOf(
      'Origin',
      oneOf(...words('null http://localhost http://u@localhost https://evil.example x http://['), '\u00ff'),
    ),
    headerOf('Sec-Fetch-Site', oneOf('same-origin', 'cross-site', 'x')),
    headerOf(
      'Referer',
      oneOf('http://localhost/contact?topic=x', 'http://localhost/?service=%', 'x', 'http://['),
    ),
    headerOf('Connection', listOf(rarely(fieldNames, oneOf('keep-alive', 'upgrade', 'te'), noise(8)))),
    headerOf('Upgrade', oneOf('websocket', 'h2c', 'HTTP/2.0', 'x')),
    headerOf('Expect', oneOf('100-continue', '100-Continue', '200-ok', '')),
    headerOf('TE', oneOf('trailers', 'gzip', 'trailers, deflate;q=0.5')),
    headerOf('Trailer', oneOf('X-Late', 'Content-Length')),
    headerOf(
      'X-Forwarded-For',
      listOf(oneOf(...words('127.0.0.1 ::1 ::ffff:192.0.2.1 unknown _x 999.1.1.1 [::'), '')),
    ),
    headerOf('X-Forwarded-Host', host),
    headerOf('Idempotency-Key', fc.oneof(fc.uuid(), oneOf('', 'x', '00000000-0000-0000-0000-000000000000'))),
    headerOf('apikey', oneOf('', 'sb_publishable_x', 'eyJ.x.y', ...apiKeys)),
    headerOf('Authorization', oneOf('', 'Bearer', 'Bearer x', 'Basic \u00ff', ...authorizations)),
    headerOf('Access-Control-Request-Method', oneOf('POST', 'x')),
    headerOf('Cookie', noise(200)),
    headerOf(
      'X-Long',
      oneOf(1000, 9000, 20_000).map((length) => 'x'.repeat(length)),
    ),
    headerOf('X-Folded', fc.constant('a\r\n b\r\n\tc')),
    fc.tuple(noise(10), noise(20)),
  );
}

interface Framed {
  readonly lines: readonly HeaderLine[];
  readonly body: Buffer;
}

const contentLength = (bytes: number): HeaderLine => ['Content-Length', `${bytes}`];
const chunked: HeaderLine = ['Transfer-Encoding', 'chunked'];

/** How a body's end is told (RFC 9112 section 6), rightly and wrongly. */
const framings = {
  length: (body) => ({ lines: [contentLength(body.length)], body }),
  short: (body) => ({ lines: [contentLength(Math.floor(body.length / 2))], body }),
  long: (body) => ({ lines: [contentLength(body.length + 1000)], body }),
  chunked: (body) => ({ lines: [chunked], body: inChunks(body) }),
  'broken chunks': (body) => ({
    lines: [chunked],
    body: Buffer.concat([Buffer.from('5\r\nab\r\nzz\r\n'), body]),
  }),
  both: (body) => ({ lines: [contentLength(body.length), chunked], body: inChunks(body) }),
  none: (body) => ({ lines: [], body }),
} as const satisfies Record<string, (body: Buffer) => Framed>;
type Framing = keyof typeof framings;

function inChunks(body: Buffer): Buffer {
  const size = Math.max(1, Math.ceil(body.length / 3));
  const chunks = Array.from({ length: Math.ceil(body.length / size) }, (_, number) => {
    const chunk = body.subarray(number * size, (number + 1) * size);
    return Buffer.concat([Buffer.from(`${chunk.length.toString(16)}\r\n`), chunk, Buffer.from('\r\n')]);
  });
  return Buffer.concat([...chunks, Buffer.from('0\r\n\r\n')]);
}

interface Parts {
  readonly line: readonly [string, string, string];
  readonly headers: readonly HeaderLine[];
  readonly body: Body;
  readonly framing: Framing;
  /** How much of it is sent. */
  readonly share: number;
}

function assemble({ line, headers, body, framing, share }: Parts): WireRequest {
  const sent = framings[framing](body.bytes);
  const hasHost = headers.some(([name]) => name === 'Host');
  const all: readonly HeaderLine[] = [
    ...(hasHost ? [] : ([['Host', 'localhost']] as const)),
    ['Content-Type', body.type],
    ...headers,
    ...sent.lines,
  ];
  const head = `${line.join(' ')}\r\n${all.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`;
  const whole = Buffer.concat([Buffer.from(head, 'latin1'), sent.body]);
  const bytes = whole.subarray(0, Math.max(1, Math.round(whole.length * share)));
  return { bytes, isCut: share < 1 || framing === 'long' || framing === 'broken chunks' };
}

/** Requests of all kinds to these targets. */
export function anyRequest(targets: Targets): fc.Arbitrary<WireRequest> {
  const share = rarely(fc.constant(1), fc.double({ min: 0, max: 1, noNaN: true }));
  const headers = fc.array(headerLine(targets), { maxLength: 6 });
  const framing = rarely<Framing>(
    fc.constant('length'),
    oneOf('chunked', 'short', 'long', 'broken chunks', 'none', 'both'),
  );
  const general = fc.record({
    line: fc.tuple(method, target(targets), version),
    headers,
    body: fc.oneof(fc.constant({ type: 'text/plain', bytes: Buffer.alloc(0) }), anyBody),
    framing,
    share,
  });
  return general.map(assemble);
}

/** Posts of forms and JSON to one path, their bodies spoiled rather than their heads. */
export function anyPost(path: string): fc.Arbitrary<WireRequest> {
  const query = oneOf('', '', '/', '/uploads', '?x=%', '/outbox');
  const headers = fc.array(headerLine({ paths: [path], authorizations: [], apiKeys: [] }), { maxLength: 1 });
  const framing = rarely<Framing>(fc.constant('length'), oneOf('chunked', 'long', 'broken chunks', 'both'));
  const record = fc.record({
    line: query.map((end) => ['POST', path + end, 'HTTP/1.1'] as const),
    headers: rarely<HeaderLine[]>(fc.constant([]), headers),
    body: anyBody,
    framing,
    share: rarely(fc.constant(1), fc.double({ min: 0.5, max: 1, noNaN: true })),
  });
  return record.map(assemble);
}
