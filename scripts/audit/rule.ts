import type { BuiltPage } from '#scripts/build/built-page.ts';
import { getPageTextFile, getLegalFile } from '#src/site/paths.ts';
import { findRoute } from '#src/site/routes.ts';

export interface Finding {
  readonly found: string;
  readonly fix: string;
  readonly isWarning?: boolean;
}

export interface Rule {
  readonly name: string;
  readonly findProblems: (page: BuiltPage, pages: readonly BuiltPage[]) => readonly Finding[];
}

export interface PageFinding extends Finding {
  readonly page: string;
}

export const formatFindings = (findings: readonly Finding[]): string =>
  findings
    .toSorted((a, b) => Number(a.isWarning ?? false) - Number(b.isWarning ?? false))
    .map(({ found, fix, isWarning }) => `${isWarning ? '⚠' : '✗'} ${found} → ${fix}`)
    .join('\n');

export const getTextFile = (path: string) =>
  findRoute(path)?.kind === 'legal' ? getLegalFile(path) : getPageTextFile(path);
