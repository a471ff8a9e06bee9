import { claims } from './claims.ts';
import type { Fact } from './page-content.ts';

export interface Case {
  readonly title: string;
  readonly goal: string;
  readonly depRole: string;
  readonly status: 'ACTIVE';
  readonly metrics: readonly Fact[];
  /** The client has approved this text; `npm run launch-check` lists cases without approval. */
  readonly isConfirmedByClient: boolean;
}

const figures = claims.cases;

export const cases: readonly Case[] = [
  {
    title: 'Integrated IND program',
    goal: 'Take one small molecule to IND on a single plan, with no full-time development team in-house.',
    depRole:
      'Program lead. DEP owns the plan for CMC, toxicology and regulatory work, and every vendor reports against it.',
    status: 'ACTIVE',
    metrics: [
      { value: figures.timelineAdherence, label: 'timeline adherence' },
      { value: figures.vendorsCoordinated, label: 'coordinated on one plan' },
      { value: figures.timeToInd, label: 'to IND' },
    ],
    isConfirmedByClient: false,
  },
  {
    title: 'CDMO selection',
    goal: 'Turn quotes that couldn’t be compared into a choice the board could approve.',
    depRole:
      'RFP author and negotiator. DEP writes one scope, normalizes the proposals and negotiates the terms before signing.',
    status: 'ACTIVE',
    metrics: [
      { value: figures.costReduction, label: 'cost reduction' },
      { value: figures.vendorOptions, label: 'compared line by line' },
    ],
    isConfirmedByClient: false,
  },
  {
    title: 'Split manufacturing',
    goal: 'Give each manufacturing step to the specialist that does it best, without losing time at the handoffs.',
    depRole:
      'Vendor lead. DEP plans the transfers, aligns the specifications and runs the weekly calls across sites.',
    status: 'ACTIVE',
    metrics: [
      { value: figures.timelineReduction, label: 'timeline reduction' },
      { value: figures.specializedCdmos, label: 'working to one specification' },
    ],
    isConfirmedByClient: false,
  },
];
