import { type Milestone, milestones } from '#src/site/milestones.ts';

/** From left to right in the drawing. */
export const lanes = ['CMC', 'Toxicology', 'Regulatory'] as const;

export type Lane = (typeof lanes)[number];

export type PreparedMilestone = Exclude<Milestone, 'Program Start'>;

export const preparedMilestones = milestones.slice(1) as readonly PreparedMilestone[];

interface WorkItem {
  readonly lane: Lane;
  /** The first milestone that needs the work. */
  readonly prepares: PreparedMilestone;
}

/** DEP's usual order for an oral small molecule. Links to a plan contain the names, so a new name breaks them. */
export const workItems = {
  synthesis: { lane: 'CMC', prepares: 'Material Ready' },
  characterization: { lane: 'CMC', prepares: 'Material Ready' },
  formulation: { lane: 'CMC', prepares: 'Material Ready' },
  earlySafety: { lane: 'Toxicology', prepares: 'Material Ready' },
  doseRange: { lane: 'Toxicology', prepares: 'Material Ready' },
  gapAnalysis: { lane: 'Regulatory', prepares: 'Material Ready' },
  meeting: { lane: 'Regulatory', prepares: 'Material Ready' },
  stability: { lane: 'CMC', prepares: 'Tox Start' },
  geneticTox: { lane: 'Toxicology', prepares: 'Tox Start' },
  glpTox: { lane: 'Toxicology', prepares: 'FDA Meeting' },
  safetyPharmacology: { lane: 'Toxicology', prepares: 'FDA Meeting' },
  gmpSubstance: { lane: 'CMC', prepares: 'IND Submission' },
  product: { lane: 'CMC', prepares: 'IND Submission' },
  reports: { lane: 'Toxicology', prepares: 'IND Submission' },
  dossier: { lane: 'Regulatory', prepares: 'IND Submission' },
} as const satisfies Readonly<Record<string, WorkItem>>;

export type WorkItemName = keyof typeof workItems;

export const workItemNames = Object.keys(workItems) as readonly WorkItemName[];

export const listWork = (lane: Lane, milestone: Milestone): readonly WorkItemName[] =>
  workItemNames.filter((name) => workItems[name].lane === lane && workItems[name].prepares === milestone);
