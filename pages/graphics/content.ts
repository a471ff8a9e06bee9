import { consultationLabel } from '#src/site/action-labels.ts';
import { claims } from '#src/site/claims.ts';
import type { PageContent, SectionHeading, TitledText } from '#src/site/page-content.ts';
import type { AnchorTarget } from '#src/site/routes.ts';
import type { VendorHubContent } from './VendorHub.tsx';
import type { TrackerPhase } from './MilestoneTracker.tsx';
import type { FlowStep } from './ProcessFlow.tsx';
import type { FlexibleService } from './FlexibleServiceCards.tsx';

const flowSteps = [
  {
    title: 'First conversation',
    output: 'CDA, data list',
    text: 'We talk and sign a CDA. We learn what the molecule is for, what’s been done and which date matters.',
  },
  {
    title: 'Readiness review',
    output: 'Ranked risks',
    text: 'We review chemistry, formulation, pharmacology and safety data together and rank the risks.',
  },
  {
    title: 'Gap analysis',
    output: 'Gap list',
    text: 'We compare what you have with what an IND needs. Each gap gets a study, an owner and a cost.',
  },
  {
    title: 'Milestone plan',
    output: 'Critical path, budget',
    text: 'We put the studies in order. The plan shows what depends on what, and where you can still change course.',
  },
  {
    title: 'Vendor selection',
    output: 'Signed scopes',
    text: 'One RFP, normalized proposals, one recommendation. Contracts follow the plan.',
  },
  {
    title: 'Material and tox start',
    output: 'Tox batch, GLP protocols',
    text: 'Dose range finding sets the size of the tox batch. The batch is made and released, and the GLP studies start under one lead.',
  },
  {
    title: 'Pre-IND meeting',
    output: 'FDA advice',
    text: 'FDA meets with you, or answers in writing, while the studies run and before the GMP batch. Its answers can still change the batch and the dossier. For its view of the GLP design, ask before the tox start.',
  },
  {
    title: 'Reports and IND',
    output: 'Dossier',
    text: 'Study reports and the clinical batch come in, along with the protocol and the investigator’s brochure. The dossier is assembled and submitted.',
  },
] as const satisfies readonly FlowStep[];

const stepNames: readonly string[] = flowSteps.map(({ title }) => title);

export const content = {
  keywords: ['IND process diagram', 'drug development flow', 'milestone tracker', 'vendor-agnostic workflow'],
  hero: {
    title: 'How we work, in four figures',
    lead: 'See how a program moves, which parts you can hand over, who talks to whom and how we show progress. Print this page for your next board meeting.',
    actions: [
      { label: consultationLabel, to: '/contact' },
      { label: 'Read About the Process', to: '/process' },
    ],
  },
  index: {
    heading: 'Figures on this page',
    figures: [
      { title: 'The eight-step flow', to: '#flow' },
      { title: 'Three service packages', to: '#services' },
      { title: 'The vendor-agnostic workflow', to: '#workflow' },
      { title: 'The milestone tracker', to: '#tracker' },
    ],
  },
  process: {
    id: 'flow',
    eyebrow: 'Figure 1',
    title: 'Eight steps, one direction',
    intro:
      'The same five steps as in our process, in eight work packages: readiness (1, 2), strategy (3, 4), vendor matching (5), execution (6, 7) and IND submission (8). You commit most of the budget at vendor selection.',
    steps: flowSteps,
  },
  services: {
    id: 'services',
    eyebrow: 'Figure 2',
    title: 'Hand over one part or all of it',
    intro: 'Filled squares are the steps from Figure 1 that a service covers. You keep the open ones.',
    steps: stepNames,
    cards: [
      {
        title: 'CMC Oversight',
        text: 'For teams with a regulatory lead but no CMC team. We manage material, methods and manufacturing partners.',
        covered: [2, 5, 6],
        points: ['Route, formulation and specification review', 'CDMO selection and weekly follow-up'],
        action: { label: 'Small Molecule Development', to: '/small-molecule-development' },
      },
      {
        title: 'Pre-IND Planning',
        text: 'For teams that need a plan before they raise or spend money. We prepare the pre-IND meeting with it.',
        covered: [1, 2, 3, 4, 7],
        points: [`A strategic plan in ${claims.strategicPlanning}`, 'Pre-IND meeting preparation'],
        action: { label: 'Strategic Support', to: '/process/start-with-strategy' },
      },
      {
        title: 'Full IND Execution',
        text: 'For teams that want one accountable lead for the whole program. We lead from the first call to submission.',
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
    intro: 'Any qualified vendor can fill a box. We don’t reserve a box for any vendor.',
    hub: {
      client: 'Biotech',
      lead: 'DEP',
      vendors: 'Vendors',
      roles: ['CDMO', 'Tox CRO', 'Analytical', 'Regulatory'],
      down: ['goals, data', 'scope, dates'],
      up: ['options, plan', 'proposals, reports'],
      label:
        'Biotech gives goals and data to DEP and receives options and a plan. DEP gives scope and dates to vendors (CDMO, tox CRO, analytical, regulatory) and receives proposals and reports.',
      caption: 'Dashed boxes are filled program by program.',
    },
    entries: [
      {
        title: 'Biotech',
        text: 'You set the goals, sign the contracts and make the decisions, with one point of contact.',
      },
      {
        title: 'DEP',
        text: 'We turn your goals into scopes, compare vendors’ proposals, and turn their reports into options you can choose from.',
      },
      {
        title: 'Vendors',
        text: 'CROs and CDMOs get one complete scope, one contact and timely answers. They can price the work with fewer assumptions.',
      },
    ],
  },
  tracker: {
    id: 'tracker',
    eyebrow: 'Figure 4',
    title: 'Progress you can read in a minute',
    intro:
      'A sample tracker for a repurposed asset with one short bridging study, after release of its tox batch. Phases overlap. The length of a bar shows the phase’s duration; the filled part shows the work done.',
    data: {
      phases: claims.trackerPhases,
      current: claims.trackerPhases[1].name,
      currentLabel: 'Current phase',
    },
  },
  callToAction: {
    title: 'Want to see your program this way?',
    text: `Tell us your stage and the date that matters most. We’ll reply within ${claims.responseTime}.`,
    actions: [
      { label: consultationLabel, to: '/contact' },
      { label: 'Submit Your RFP', to: '/submit-rfp' },
    ],
  },
} as const satisfies PageContent & {
  index: { heading: string; figures: readonly { title: string; to: AnchorTarget }[] };
  process: SectionHeading & { steps: readonly FlowStep[] };
  services: SectionHeading & { steps: readonly string[]; cards: readonly FlexibleService[] };
  workflow: SectionHeading & { hub: VendorHubContent; entries: readonly TitledText[] };
  tracker: SectionHeading & {
    data: { phases: readonly TrackerPhase[]; current: string; currentLabel: string };
  };
};
