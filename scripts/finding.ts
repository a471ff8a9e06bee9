/** Something that isn't as it should be, and what a person does about it. */
export interface Finding {
  readonly found: string;
  readonly fix: string;
}

export const formatFinding = ({ found, fix }: Finding) => `✗ ${found}\n    → ${fix}`;
