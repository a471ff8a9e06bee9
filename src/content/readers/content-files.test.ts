import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import type * as z from 'zod';
import { claims } from '#src/content/values/claims.ts';
import { readContentFile, readContentFolder } from './content-files.ts';
import { caseSchema } from '#src/content/schemas/case.ts';
import { figuresSchema } from '#src/content/schemas/figures.ts';
import { personSchema } from '#src/content/schemas/person.ts';
import { redirectsSchema } from '#src/content/schemas/redirects.ts';
import { formatPrice, formatPriceRange, parseDuration } from '#src/content/figures.ts';
import { typeset } from '#src/content/schemas/parts.ts';

const folder = mkdtempSync(join(tmpdir(), 'content-'));
const file = join(folder, 'file.json');

const person = {
  name: 'Ada Byron',
  title: 'Route design',
  discipline: 'api-synthesis',
  bio: 'Designs routes that a plant can run.',
  expertise: ['Route scouting'],
  isIndependent: true,
  isPlaceholder: false,
};

const example = {
  title: 'Split manufacturing',
  order: 1,
  goal: 'Two sites.',
  depRole: 'Vendor lead.',
  status: 'ACTIVE',
  metrics: [{ value: '{{cases.costReduction}}', label: 'cost reduction' }],
  confirmedByClient: false,
};

function write(content: unknown): string {
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

test('what the owner types on a keyboard is typeset', () => {
  const bio = `Ada's   plans don't slip: "on time", in 2-3 weeks... `;
  expect(readEntry({ ...person, bio }, personSchema).bio).toBe(
    'Ada’s plans don’t slip: “on time”, in 2–3 weeks…',
  );
  const names = "CAS 50-00-0, 2024-01-15, 555-123-4567, $2,500 - $7,500, the 'gold' route";
  expect(typeset(names)).toBe('CAS 50-00-0, 2024-01-15, 555-123-4567, $2,500–$7,500, the ‘gold’ route');
  expect(typeset('one lead -- one plan - from discovery to IND')).toBe(
    'one lead—one plan – from discovery to IND',
  );
  expect(typeset('2—3 sites, 2--3 sites, 2‑3 sites; in 2019 — 14 programs')).toBe(
    '2–3 sites, 2–3 sites, 2–3 sites; in 2019 — 14 programs',
  );
});

test.each(['-', '–', '—', '‑', '‒', '−', '--', ' - ', ' — ', ' to '])(
  'a figure with “%s” between its numbers is a range with an en dash, on pages and in emails',
  async (separator) => {
    const figures = {
      ...claims,
      responseTime: ` 2${separator}3  business days`,
      fullExecution: `6${separator}18 months`,
    };
    const { responseTime, fullExecution } = readContentFile(write(figures), figuresSchema);
    vi.resetModules();
    vi.doMock('#content/figures.json', () => ({ default: figures }));
    const mails = await import('#src/inquiry/response-time.ts');
    expect([responseTime, mails.responseTime]).toEqual(['2–3 business days', '2–3 business days']);
    expect(parseDuration(fullExecution)).toEqual({ shortest: 6, longest: 18, unit: 'month' });
  },
);

const wrongTimes =
  'within 1 business day|2 or 3 weeks|1 weeks|2 week|2–3|0 days|2 weeks.|1.5 days||{{startDelay}}|2–3 Weeks|3–2 weeks|2–2 weeks|about 2 weeks';

test.each(wrongTimes.split('|'))(
  'the figure “%s” is rejected with its field, an example and its fix',
  (responseTime) => {
    expect(() => readContentFile(write({ ...claims, responseTime }), figuresSchema)).toThrow(
      /: Reply to an inquiry (?:must be a number of .*, such as “1–2 business days”, .*\. Correct it|has a range that doesn’t rise\. Put the smaller number first)\.$/,
    );
  },
);

function readEntry<T>(content: unknown, schema: z.ZodType<T>): T {
  write(content);
  return readContentFolder(folder, schema)[0]!;
}

test('a token is replaced by its figure, and a price is formatted', () => {
  const goal =
    'In {{responseTime}}, for {{readinessSprint.price}}, at least {{ readinessSprint.price.minimum }}.';
  const { responseTime, readinessSprint } = claims;
  expect(readEntry({ ...example, goal }, caseSchema).goal).toBe(
    `In ${responseTime}, for ${formatPriceRange(readinessSprint.price)}, at least ${formatPrice(readinessSprint.price.minimum)}.`,
  );
});

const changePerson = (changes: object) => ({ ...person, ...changes });
const redirect = (from: string, to: string) => ({ redirects: [{ from, to }] });
const costCut = { value: '{{cases.costCut}}', label: 'cut' };

test.each<[object, string]>([
  [{ bio: undefined }, 'Bio is missing. Add it.'],
  [{ name: ' ' }, 'Name is empty. Write it.'],
  [{ bio: 'a'.repeat(601) }, 'Bio has 601 characters, but at most 600 fit. Shorten it.'],
  [{ phone: '1' }, 'has unknown fields: phone. Remove them, or correct their spelling.'],
  [{ discipline: 'law' }, 'Discipline must be one of leadership, '],
  [{ photo: '../ada.jpg' }, 'Photo must be the name of a .jpg'],
  [{ orcid: 'https://x.org/1' }, 'ORCID iD must be an address such as'],
  [{ expertise: 'abcdefg'.split('') }, 'Expertise must be a list of 1 to 6'],
  [{ years: 'ten' }, 'Years of experience must be a whole number from 1 to 60. '],
  [{ bio: 'We reply within {{responseTime}. Always.' }, 'Bio has {{, which names nothing'],
])('a profile with %j is rejected with its file, label and fix', (changes, problem) => {
  expect(() => readEntry(changePerson(changes), personSchema)).toThrow(`${file}: ${problem}`);
});

test.each([
  ['/%2A', '/', 'Old path has a % without'],
  ['/?p=3', '/', 'Old path must be a path'],
  ['/a', '/%', 'New address has a % without a valid code'],
  ['/a', '//b.org', 'New address must be a path'],
  ['/a', 'http://b.org', 'New address must be a path of this site'],
])('a redirect from %s to %s is rejected', (from, to, problem) => {
  expect(() => readEntry(redirect(from, to), redirectsSchema)).toThrow(`${file}: Redirects > 1 > ${problem}`);
});

test('invalid JSON and an unknown figure are rejected', () => {
  expect(() => readEntry('{ "name": }', personSchema)).toThrow(/isn't valid JSON: .* Correct it\.$/);
  expect(() => readEntry({ ...example, metrics: [costCut] }, caseSchema)).toThrow(
    `${file}: Results > 1 > Value has {{cases.costCut}}, which names nothing. Correct the name.`,
  );
});

test('invisible characters and unusual spaces, which Word and chats paste, are normalized', () => {
  expect(readEntry(redirect('/our\u200B-team', '/team\u2060'), redirectsSchema)).toMatchObject(
    redirect('/our-team', '/team'),
  );
  const { bio } = readEntry(changePerson({ bio: 'Leads\u00A0CMC\u202Fwork for DEP\u00AD.' }), personSchema);
  expect(bio).toBe('Leads CMC work for DEP.');
});

test('a wrong figure is rejected with its path', () => {
  const figures = {
    ...claims,
    readinessSprint: {
      duration: 'soon',
      complexDuration: '4 weeks',
      price: { minimum: 9000, maximum: 8000 },
      credit: claims.readinessSprint.credit,
    },
  };
  expect(() => readContentFile(write(figures), figuresSchema)).toThrow(
    /: Readiness sprint > Duration must be a number of days, weeks or months.*\n.*: Readiness sprint > Price in US dollars has a minimum above its maximum\. Correct one of them\.$/,
  );
});

test('all wrong files of a folder are reported together', () => {
  const people = mkdtempSync(join(tmpdir(), 'people-'));
  writeFileSync(join(people, 'ada.json'), JSON.stringify({ ...person, name: 1 }));
  writeFileSync(join(people, 'grace.json'), '{');
  expect(() => readContentFolder(people, personSchema)).toThrow(
    /ada\.json: Name must be text.*\n.*grace\.json isn't valid/,
  );
});

test.each(['Ada Lovelace.json', 'a.b.json', 'ada.JSON', 'ada.jpg'])(
  'the file name %s is rejected',
  (name) => {
    const people = mkdtempSync(join(tmpdir(), 'people-'));
    writeFileSync(join(people, name), JSON.stringify(person));
    expect(() => readContentFolder(people, personSchema)).toThrow(
      `${people}/${name} has an unsuitable name. Use lowercase`,
    );
  },
);

test('an empty folder is rejected', () => {
  const cases = mkdtempSync(join(tmpdir(), 'cases-'));
  expect(() => readContentFolder(cases, caseSchema)).toThrow(`${cases} is empty. Add at least one file.`);
});
