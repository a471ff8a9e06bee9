import { type Milestone, milestones } from '#src/site/milestones.ts';

/** In the order of the drawing, from left to right. */
export const lanes = ['CMC', 'Toxicology', 'Regulatory'] as const;

export type Lane = (typeof lanes)[number];

export type PreparedMilestone = Exclude<Milestone, 'Program Start'>;

export const preparedMilestones = milestones.slice(1) as readonly PreparedMilestone[];

interface WorkItem {
  readonly label: string;
  readonly lane: Lane;
  /** The milestone that needs the work first. Later milestones need it too. */
  readonly prepares: PreparedMilestone;
}

/**
 * The work of a program in DEP's usual order for an oral small molecule. Links to a plan have the names, so a new name breaks
 * them.
 */
export const workItems = {
  synthesis: { label: 'API synthesis optimization', lane: 'CMC', prepares: 'Material Ready' },
  characterization: { label: 'Drug substance characterization', lane: 'CMC', prepares: 'Material Ready' },
  formulation: { label: 'Formulation development', lane: 'CMC', prepares: 'Material Ready' },
  earlySafety: { label: 'Ames, hERG (non-GLP)', lane: 'Toxicology', prepares: 'Material Ready' },
  doseRange: { label: 'Dose range finding', lane: 'Toxicology', prepares: 'Material Ready' },
  gapAnalysis: { label: 'Gap analysis', lane: 'Regulatory', prepares: 'Material Ready' },
  meeting: { label: 'Pre-IND meeting preparation', lane: 'Regulatory', prepares: 'Material Ready' },
  stability: { label: 'Stability testing', lane: 'CMC', prepares: 'Tox Start' },
  geneticTox: { label: 'Genetic toxicology', lane: 'Toxicology', prepares: 'Tox Start' },
  glpTox: { label: 'GLP tox studies', lane: 'Toxicology', prepares: 'FDA Meeting' },
  safetyPharmacology: { label: 'Safety pharmacology', lane: 'Toxicology', prepares: 'FDA Meeting' },
  gmpSubstance: { label: 'GMP drug substance batch', lane: 'CMC', prepares: 'IND Submission' },
  product: { label: 'Drug product manufacturing', lane: 'CMC', prepares: 'IND Submission' },
  reports: { label: 'Integrated study reports', lane: 'Toxicology', prepares: 'IND Submission' },
  dossier: { label: 'IND dossier compilation', lane: 'Regulatory', prepares: 'IND Submission' },
} as const satisfies Readonly<Record<string, WorkItem>>;

export type WorkItemName = keyof typeof workItems;

export const workItemNames = Object.keys(workItems) as readonly WorkItemName[];

/** Returns the items of a lane that prepare a milestone. */
export const listWork = (lane: Lane, milestone: Milestone): readonly WorkItemName[] =>
  workItemNames.filter((name) => workItems[name].lane === lane && workItems[name].prepares === milestone);
