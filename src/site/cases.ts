import { createHash } from 'node:crypto';
import type * as z from 'zod';
import { readContentFolder, type Slug } from './content-files.ts';
import { caseSchema } from './content-schemas.ts';

type CaseFile = z.infer<typeof caseSchema> & { readonly slug: Slug };

export type Case = Readonly<Pick<CaseFile, 'title' | 'goal' | 'depRole' | 'status' | 'metrics'>>;

const files = readContentFolder('content/cases', caseSchema);
assertConfirmedTexts(files);

export const cases: readonly Case[] = files
  .toSorted((a, b) => a.order - b.order)
  .map(({ title, goal, depRole, status, metrics }) => ({ title, goal, depRole, status, metrics }));

export interface UnconfirmedCase {
  readonly slug: Slug;
  readonly title: string;
  /** What `confirmedText` must be when the client has confirmed the text. */
  readonly textCode: string;
}

/** `npm run launch-check` lists them. */
export const unconfirmedCases: readonly UnconfirmedCase[] = files
  .filter(({ confirmedByClient }) => !confirmedByClient)
  .map((file) => ({ slug: file.slug, title: file.title, textCode: createTextCode(file) }));

/** @throws {Error} naming each case whose text isn't the one that its client confirmed */
export function assertConfirmedTexts(caseFiles: readonly CaseFile[]): void {
  const problems = caseFiles.flatMap((file) => {
    const { slug, confirmedByClient, confirmedText } = file;
    const textCode = createTextCode(file);
    if (!confirmedByClient || confirmedText === textCode) return [];
    const found = confirmedText
      ? `is ${confirmedText}, but the text or a figure has changed since the client confirmed it`
      : 'is missing';
    return `content/cases/${slug}.json: confirmedText ${found}. Ask the client to confirm the case in its current form, then set confirmedText to ${textCode}. Until then, set confirmedByClient to false.`;
  });
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

/** Identifies what the page shows of a case, figures included. */
function createTextCode({ title, goal, depRole, status, metrics }: CaseFile): string {
  const texts = [title, goal, depRole, status, ...metrics.flatMap(({ value, label }) => [value, label])];
  return createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 8);
}
