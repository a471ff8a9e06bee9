import type { ComparisonTableContent } from '#src/components/ComparisonTable.tsx';
import { claims } from '#src/site/claims.ts';
import type { PageContent, SectionHeading } from '#src/site/page-content.ts';
import { consultationLabel } from '#src/site/action-labels.ts';
import type { Argument } from './ArgumentColumns.tsx';

export const content = {
  keywords: [
    'fractional program leadership',
    'CMC problem solving',
    'CDMO selection',
    'vendor-agnostic consulting',
  ],
  hero: {
    eyebrow: 'Fractional program leadership',
    title: 'Lean, execution-focused program leadership for small molecules',
    lead: 'DEP plans the path, fixes CMC/formulation issues, selects and manages vendors and keeps everyone accountable. RFPs and contracts are outputs of the process.',
    actions: [{ label: consultationLabel, to: '/contact' }],
    evidence: [
      { value: claims.fasterTimelines, label: 'faster timelines in small molecule development' },
      { value: claims.costSaving, label: 'lower cost for one client' },
      { value: claims.expertise, label: 'of expertise' },
    ],
  },
  arguments: [
    {
      title: 'Lean, because you are',
      thesis: 'You need senior judgment on the days it matters, not a department on the payroll.',
      paragraphs: [
        'A program from candidate to IND needs many disciplines, but rarely all of them in the same week. With fractional program leadership, one lead runs your program and brings in a formulator, a toxicologist or an IP advisor when a question calls for one.',
        'Your budget goes to the science. Your founders stay focused on the biology and the board, and your first development hires can wait until there’s full-time work for them.',
      ],
      points: [
        'One contact who knows the whole program',
        'Advisors when you need them',
        'Scope sized to your stage',
      ],
    },
    {
      title: 'Focused on execution',
      thesis: 'A plan is only as good as what happens the week after it’s approved.',
      paragraphs: [
        'We lead the vendor calls, review the draft reports and keep the list of owners and dates. When a batch fails or a study slot moves, you get your options, what each would cost in money and time, and our recommendation.',
        'Your team, the CRO, the CDMO and DEP all work to the same timeline, so a delay shows up early, while there may still be slack to absorb it.',
      ],
      points: [
        'Decisions recorded every week',
        'Change orders challenged before you sign them',
        'Risks ranked by their effect on the IND date',
      ],
    },
    {
      title: 'Built for small molecules',
      thesis:
        'Routes, salts, impurities and exposure make or break these programs. We work on them directly.',
      paragraphs: [
        'Our CMC advisors cover synthesis, formulation, drug substance, drug product and manufacturing. They know what can wait until after Phase 1 and what can lead to a clinical hold.',
        'Chemistry and toxicology share one plan, so we compare the clinical batch’s impurities with the GLP tox batch’s before release. A new or higher impurity can then be removed or qualified before dosing.',
      ],
      points: [
        'Formulations designed for the exposure you need',
        'Specifications you can justify to a reviewer',
        'CDMOs matched to the chemistry, not the brochure',
      ],
    },
  ],
  outputs: {
    title: 'Plan first, paperwork second',
    intro:
      'An RFP written too early gets you exact quotes for the wrong work. We work in this order, and the documents come out of it.',
    table: {
      label: 'What DEP does and what comes out of it',
      columns: ['What we do', 'How', 'What you get'],
      rows: [
        {
          title: 'Plan the path',
          cells: [
            'Plan backward from the IND to today, across CMC, toxicology and regulatory work.',
            'Integrated timeline, budget by milestone, decision criteria',
          ],
        },
        {
          title: 'Fix CMC and formulation issues',
          cells: [
            'Find the cause with your data and the vendor’s, then agree on the smallest experiment that settles it.',
            'A route, form or formulation you can send to a vendor',
          ],
        },
        {
          title: 'Select vendors',
          cells: [
            'Define the need, approach vetted CROs and CDMOs, and make their proposals comparable.',
            'RFP, side-by-side comparison, negotiated contract',
          ],
        },
        {
          title: 'Manage vendors',
          cells: [
            'Lead the calls, review protocols and batch records, and keep each vendor on schedule.',
            'Deliverables and change orders checked against scope',
          ],
        },
        {
          title: 'Keep everyone accountable',
          cells: [
            'Report everyone’s progress against the agreed plan, including our own.',
            'A milestone record for your board, investors and funders',
          ],
        },
      ],
    },
  },
  callToAction: {
    title: "Need a Team That Delivers—Even If It's Just You?",
    text: 'A founder, a molecule and a deadline are enough to start.',
    actions: [
      { label: consultationLabel, to: '/contact' },
      { label: 'Select Your Profile', to: '/getting-started' },
    ],
  },
} as const satisfies PageContent & {
  arguments: readonly Argument[];
  outputs: SectionHeading & { table: ComparisonTableContent };
};
