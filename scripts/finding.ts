export interface Finding {
  readonly found: string;
  readonly fix: string;
  readonly isWarning?: boolean;
}

export const formatFindings = (findings: readonly Finding[]): string =>
  findings
    .toSorted((a, b) => Number(a.isWarning ?? false) - Number(b.isWarning ?? false))
    .map(({ found, fix, isWarning }) => `${isWarning ? '⚠' : '✗'} ${found} → ${fix}`)
    .join('\n');
