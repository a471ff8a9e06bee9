import type { ComparisonTableContent } from '#src/components/ComparisonTable.tsx';
import { claims } from '#src/site/claims.ts';
import type { PageContent, SectionHeading } from '#src/site/page-content.ts';
import { consultationLabel } from '#src/site/action-labels.ts';
import type { OrderOfWorkContent } from './OrderOfWork.tsx';
import type { Argument } from './ArgumentColumns.tsx';

export const content = {
  hero: {
    title: 'Lean, execution-focused program leadership for small molecules',
    lead: 'DEP plans the path, fixes CMC/formulation issues, selects and manages vendors and keeps everyone accountable. RFPs and contracts are outputs of the process.',
    actions: [{ label: consultationLabel, to: '/contact' }],
    evidence: [
      { value: claims.fasterTimelines, label: 'faster timelines' },
      { value: claims.costSaving, label: 'lower cost for one client' },
      { value: claims.expertise, label: 'of expertise behind each plan' },
    ],
  },
  order: {
    label:
      'Paper first: RFP, contract, then back to re-scope and back to re-bid before the IND. Plan first: plan, fix, RFP, contract, IND, with time kept.',
    caption: 'The same program, started from the paperwork and started from the plan.',
    paperFirst: { title: 'Paper first', stops: ['RFP', 'Contract'], detours: ['Re-scope', 'Re-bid'] },
    planFirst: { title: 'Plan first', stops: ['Plan', 'Fix', 'RFP', 'Contract'] },
    end: 'IND',
    kept: 'time kept',
  },
  arguments: [
    {
      title: 'Lean, because you are',
      thesis: 'You need senior judgment on the days it matters, not a department on the payroll.',
      paragraphs: [
        'A program from candidate to IND calls on many disciplines, but rarely on all of them in one week. We keep one lead on your program throughout and bring in a formulator, a toxicologist or an IP advisor for the questions that are theirs.',
        'That keeps cost where the science is. Your founders stay with the biology and the board; your first hires can wait until the work is continuous enough to fill their weeks.',
      ],
      points: [
        'One contact who knows the whole program',
        'Advisors on call, without a retainer',
        'Scope that can grow, pause or end',
      ],
    },
    {
      title: 'Focused on execution',
      thesis: 'A plan is worth what happens the week after it is approved.',
      paragraphs: [
        'We chair the vendor calls, read the draft reports and keep the list of owners and dates. When a batch fails or a study slot moves, we bring you the options with their consequences for cost and time, and a recommendation.',
        'Everyone on the program answers to the same timeline: your team, the CRO, the CDMO and us. A slip is visible when it starts, while there is still slack to absorb it.',
      ],
      points: [
        'Weekly decisions, written down',
        'Change orders challenged before they are signed',
        'Risks ranked by what they do to the IND date',
      ],
    },
    {
      title: 'Made for small molecules',
      thesis: 'Routes, salts, impurities and exposure decide these programs. We work on them directly.',
      paragraphs: [
        'Our CMC advisors cover synthesis, formulation, drug substance, drug product and manufacturing. They know which shortcuts hold until Phase 1, and which come back as a clinical hold question.',
        'Because chemistry and toxicology sit on one plan, the impurities of the clinical batch are compared with those of the GLP batch before it is released. One that is new or higher is removed or qualified in time.',
      ],
      points: [
        'Formulations that reach the exposure you need',
        'Specifications a reviewer will accept',
        'CDMOs matched to the chemistry, not the brochure',
      ],
    },
  ],
  outputs: {
    eyebrow: 'Outputs',
    title: 'The paperwork follows the thinking',
    intro:
      'An RFP written too early buys the wrong work precisely. We do the work in this order, and documents come out of it.',
    table: {
      label: 'What DEP does and what comes out of it',
      columns: ['What we do', 'How', 'What you hold afterward'],
      rows: [
        {
          title: 'Plan the path',
          cells: [
            'Work back from the IND to today, across CMC, toxicology and regulatory work.',
            'Integrated timeline, budget by milestone, decision criteria',
          ],
        },
        {
          title: 'Fix CMC and formulation issues',
          cells: [
            'Find the cause with your data and the vendor’s, then agree on the smallest experiment that settles it.',
            'A route, form or formulation that can be ordered',
          ],
        },
        {
          title: 'Select vendors',
          cells: [
            'Describe the need, approach vetted CROs and CDMOs, put their proposals on one basis.',
            'RFP, side-by-side comparison, negotiated contract',
          ],
        },
        {
          title: 'Manage vendors',
          cells: [
            'Run the calls, review protocols and batch records, hold each party to its dates.',
            'Deliverables accepted against scope, no surprise invoices',
          ],
        },
        {
          title: 'Keep everyone accountable',
          cells: [
            'Report progress against the plan that was agreed, including ours.',
            'A milestone record for board, investors and funders',
          ],
        },
      ],
    },
  },
  callToAction: {
    title: "Need a Team That Delivers—Even If It's Just You?",
    text: 'Many programs reach us with a founder, a molecule and a deadline. That is enough to begin.',
    actions: [
      { label: consultationLabel, to: '/contact' },
      { label: 'Select Your Profile', to: '/getting-started' },
    ],
  },
} as const satisfies PageContent & {
  order: OrderOfWorkContent;
  arguments: readonly Argument[];
  outputs: SectionHeading & { table: ComparisonTableContent };
};
