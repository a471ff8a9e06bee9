import type * as z from 'zod';
import { readContentFolder, type Slug } from '#src/content/readers/content-files.ts';
import { caseSchema } from '#src/content/schemas/case.ts';
import { provider, type Provider } from '#src/site/provider.ts';

export type CaseFile = z.infer<typeof caseSchema> & { readonly slug: Slug };

export type Case = Readonly<Pick<CaseFile, 'title' | 'goal' | 'depRole' | 'status' | 'metrics'>>;

const files = sortCases(readContentFolder('content/cases', caseSchema));

/** `npm run launch-check` lists them. Without their texts, because pages import this module. */
export const unconfirmedCases: readonly Pick<CaseFile, 'slug' | 'title'>[] = files
  .filter(({ confirmedByClient }) => !confirmedByClient)
  .map(({ slug, title }) => ({ slug, title }));

export const hasConfirmedCase = unconfirmedCases.length < files.length;

export const cases: readonly Case[] = selectCases(files, provider).map(
  ({ title, goal, depRole, status, metrics }) => ({ title, goal, depRole, status, metrics }),
);

/** @throws {Error} if two cases have one position */
export function sortCases(caseFiles: readonly CaseFile[]): readonly CaseFile[] {
  const sorted = caseFiles.toSorted((a, b) => a.order - b.order);
  const problems = sorted.flatMap(({ slug, order }, index) => {
    const previous = sorted[index - 1];
    return previous?.order === order
      ? [
          `content/cases/${slug}.json: Position ${order} is that of ${previous.slug}.json too. Change one of them.`,
        ]
      : [];
  });
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return sorted;
}

export function selectCases(
  caseFiles: readonly CaseFile[],
  { isLaunched, isPreview }: Pick<Provider, 'isLaunched' | 'isPreview'>,
): readonly CaseFile[] {
  return isLaunched && !isPreview
    ? caseFiles.filter(({ confirmedByClient }) => confirmedByClient)
    : caseFiles;
}

/** @throws {Error} if the site would show no case. */
export function assertShownCases(shown: readonly unknown[] = cases): void {
  if (shown.length === 0)
    throw new Error(
      `LAUNCHED is true, but no client has confirmed a case: ${unconfirmedCases.map(({ slug }) => `content/cases/${slug}.json`).join(', ')}. Set confirmedByClient to true in at least one.`,
    );
}
