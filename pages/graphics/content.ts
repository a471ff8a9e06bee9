import { consultationLabel } from '#src/site/action-labels.ts';
import { claims } from '#src/site/claims.ts';
import type { PageContent, SectionHeading, TitledText } from '#src/site/page-content.ts';
import type { InternalLink } from '#src/site/routes.ts';
import type { VendorHubContent } from './VendorHub.tsx';
import type { TrackerPhase } from './MilestoneTracker.tsx';
import type { FlowStep } from './ProcessFlow.tsx';
import type { FlexibleService } from './FlexibleServiceCards.tsx';

const flowSteps = [
  {
    title: 'First conversation',
    output: 'CDA, data list',
    text: 'A call and a CDA. We learn what the molecule is for, what has been done and which date matters.',
  },
  {
    title: 'Readiness review',
    output: 'Ranked risks',
    text: 'Chemistry, formulation, pharmacology and safety data are read side by side and the risks ranked.',
  },
  {
    title: 'Gap analysis',
    output: 'Gap list',
    text: 'What exists is held against what an IND needs. Each gap gets a study, an owner and a cost.',
  },
  {
    title: 'Milestone plan',
    output: 'Critical path, budget',
    text: 'Studies are put in order. The plan shows what depends on what, and where you can still turn.',
  },
  {
    title: 'Vendor selection',
    output: 'Signed scopes',
    text: 'One RFP, normalized proposals, one recommendation. Contracts follow the plan.',
  },
  {
    title: 'Material and tox start',
    output: 'Tox batch, GLP protocols',
    text: 'Dose range finding sizes the tox batch. It is made and released, and the GLP studies open under one lead.',
  },
  {
    title: 'Pre-IND meeting',
    output: 'FDA advice',
    text: 'It is held while the studies run and the GMP batch is still ahead, so that the answers can change the batch and the dossier.',
  },
  {
    title: 'Reports and IND',
    output: 'Dossier',
    text: 'Study reports and the clinical batch come in, the protocol and the investigator’s brochure with them. The dossier is assembled and submitted, with support for FDA’s questions.',
  },
] as const satisfies readonly FlowStep[];

/** The eight steps by name, for the strips that refer to them. */
const stepNames: readonly string[] = flowSteps.map(({ title }) => title);

export const content = {
  hero: {
    title: 'The work, drawn in four figures',
    lead: 'How a program moves, which part of it you can hand over, who talks to whom, and how progress is shown. Print this page for your next board meeting.',
    actions: [
      { label: consultationLabel, to: '/contact' },
      { label: 'Read the Process in Words', to: '/process' },
    ],
  },
  index: {
    heading: 'Figures on this page',
    figures: [
      { title: 'The eight-step flow', to: '#flow' },
      { title: 'Three flexible services', to: '#services' },
      { title: 'The vendor-agnostic workflow', to: '#workflow' },
      { title: 'The milestone tracker', to: '#tracker' },
    ],
  },
  process: {
    id: 'flow',
    eyebrow: 'Figure 1',
    title: 'Eight steps, one direction',
    intro:
      'The path turns once, at vendor selection: before it you spend little, after it most of the budget. Every step leaves a result you can hold.',
    steps: flowSteps,
  },
  services: {
    id: 'services',
    eyebrow: 'Figure 2',
    title: 'Hand over one part, or all of it',
    intro: 'Filled squares are the steps of Figure 1 that a service covers. The open ones stay with you.',
    steps: stepNames,
    cards: [
      {
        title: 'CMC Oversight',
        text: 'For teams with a regulatory lead but no CMC bench. We own material, methods and manufacturing partners.',
        covered: [2, 5, 6],
        points: ['Route, formulation and specification review', 'CDMO selection and weekly follow-up'],
        action: { label: 'Small Molecule Development', to: '/small-molecule-development' },
      },
      {
        title: 'Pre-IND Planning',
        text: 'For teams that must know the path before they raise or spend. We plan up to the pre-IND questions.',
        covered: [1, 2, 3, 4, 7],
        points: [`A strategic plan in ${claims.strategicPlanning}`, 'Pre-IND meeting preparation'],
        action: { label: 'Strategic Support', to: '/process/start-with-strategy' },
      },
      {
        title: 'Full IND Execution',
        text: 'For teams that want one party to answer for the outcome. We lead from the first call to submission.',
        covered: [1, 2, 3, 4, 5, 6, 7, 8],
        points: [`Execution in ${claims.fullExecution}`, 'CMC, toxicology and regulatory work on one plan'],
        action: { label: 'Execution Support', to: '/process/execution-support' },
      },
    ],
  },
  workflow: {
    id: 'workflow',
    eyebrow: 'Figure 3',
    title: 'Vendor-agnostic by design',
    intro: 'Any qualified vendor can take a place. None has a reserved one.',
    hub: {
      client: 'Biotech',
      lead: 'DEP',
      vendors: 'Vendors',
      places: ['CDMO', 'Tox CRO', 'Analytics', 'Regulatory'],
      down: ['goals, data', 'scope, dates'],
      up: ['options, plan', 'proposals, reports'],
      label:
        'Biotech gives goals and data to DEP and receives options and a plan. DEP gives scope and dates to vendors (CDMO, tox CRO, analytics, regulatory) and receives proposals and reports.',
      caption: 'Dashed places are filled program by program.',
    },
    entries: [
      {
        title: 'Biotech',
        text: 'You set the goal, hold the contracts and make the decisions. You have one counterpart.',
      },
      {
        title: 'DEP',
        text: 'We translate the goal into scopes, compare their proposals, and turn their reports into options you can choose from.',
      },
      {
        title: 'Vendors',
        text: 'CROs and CDMOs get one complete scope, one contact and timely answers. Good vendors price that in.',
      },
    ],
  },
  tracker: {
    id: 'tracker',
    eyebrow: 'Figure 4',
    title: 'Progress you can read in a minute',
    intro:
      'An example of the tracker you receive: a repurposed asset with one short bridging study, whose tox batch is released. Phases overlap; the length of a bar is the phase’s duration, the filled part the work done.',
    data: {
      phases: claims.trackerPhases,
      current: claims.trackerPhases[1].name,
      currentLabel: 'Current phase',
    },
  },
  callToAction: {
    title: 'See your own program drawn this way',
    text: 'Send us the stage and the date that matters most. The first conversation already sketches the path.',
    actions: [
      { label: consultationLabel, to: '/contact' },
      { label: 'Submit Your RFP', to: '/submit-rfp' },
    ],
  },
} as const satisfies PageContent & {
  index: { heading: string; figures: readonly { title: string; to: InternalLink }[] };
  process: SectionHeading & { steps: readonly FlowStep[] };
  services: SectionHeading & { steps: readonly string[]; cards: readonly FlexibleService[] };
  workflow: SectionHeading & { hub: VendorHubContent; entries: readonly TitledText[] };
  tracker: SectionHeading & {
    data: { phases: readonly TrackerPhase[]; current: string; currentLabel: string };
  };
};
