/** A problem and its fix. */
export interface Finding {
  readonly found: string;
  readonly fix: string;
  /** A warning is printed, but fails nothing. */
  readonly isWarning?: boolean;
}

/** The finding, if the condition holds. */
export const when = (condition: unknown, found: string, fix: string): readonly Finding[] =>
  condition ? [{ found, fix }] : [];

/** The findings as lines, warnings last. */
export const formatFindings = (findings: readonly Finding[]): string =>
  findings
    .toSorted((a, b) => Number(a.isWarning ?? false) - Number(b.isWarning ?? false))
    .map(({ found, fix, isWarning }) => `${isWarning ? '⚠' : '✗'} ${found} → ${fix}`)
    .join('\n');
