import type { BuiltPage } from '#scripts/build/built-page.ts';
import type { Finding } from '#scripts/finding.ts';

export interface Rule {
  readonly name: string;
  readonly findProblems: (page: BuiltPage, pages: readonly BuiltPage[]) => readonly Finding[];
}

export interface PageFinding extends Finding {
  readonly page: string;
}
