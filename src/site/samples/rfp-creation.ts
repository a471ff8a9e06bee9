import type { SamplePage } from './sample-page.ts';

export const samples = [
  {
    document: 'Request for Proposal',
    page: 'Page 4',
    id: 'scope-of-work',
    title: 'Scope of work',
    about: 'Sponsor [name], compound [name]. Issued version, changes shown.',
    columns: ['Part', 'First draft', 'As issued', 'Effect'],
    rows: [
      {
        name: 'Formulation',
        cells: [
          '~Develop a suitable formulation.~',
          'Compare the listed approaches against the attached target profile. Recommend a lead and a backup, with the data behind the choice.',
          'Every bidder prices the same experiments.',
        ],
      },
      {
        name: 'Drug substance',
        cells: [
          '~API to be supplied.~',
          'The sponsor supplies API with its certificate of analysis. State the quantity and grade you need, and the latest date you can receive it.',
          'Supply stops being a hidden assumption.',
        ],
      },
      {
        name: 'Toxicology',
        cells: [
          '~Studies per guideline.~',
          'Quote dose range finding and GLP studies as separate items. For each, list species rationale, bioanalysis, SEND datasets and the date of the draft report. The contract states, under 21 CFR 58.10, that the GLP studies must comply with part 58.',
          'A change of plan changes one line of the contract.',
        ],
      },
      {
        name: 'Timing',
        cells: [
          '~Start as soon as possible.~',
          'Give your earliest slot, the length of each work package, and what you must receive before it can begin.',
          'Dates become dependencies you can plan around.',
        ],
      },
    ],
  },
  {
    document: 'Request for Proposal',
    page: 'Page 11',
    id: 'pricing-template',
    title: 'Pricing template',
    columns: ['Item', 'Fixed', 'Pass-through', 'Option'],
    note: 'Every bidder fills in the same sheet. No totals in the cover letter.',
    rows: [
      { name: 'Method transfer', cells: ['[price]', '[price]', 'not asked'] },
      { name: 'Formulation screen', cells: ['[price]', 'none', '[price]'] },
      { name: 'GMP batch', cells: ['[price]', '[price]', '[price]'] },
      { name: 'Release and stability', cells: ['[price]', 'none', '[price]'] },
    ],
  },
] as const satisfies readonly SamplePage[];
