import type { SamplePage } from './sample-page.ts';

export const samples = [
  {
    document: 'Comparison of proposals',
    page: 'Page 3',
    id: 'proposals-as-received',
    title: 'As received',
    about: 'First GMP batch of drug substance. Bidders A to D: [names]. Due [date].',
    columns: ['Is the item priced?', 'A', 'B', 'C', 'D'],
    note: 'A and C are each three items short. Ask before comparing.',
    rows: [
      { name: 'Method transfer', cells: ['yes', 'yes', 'no', 'yes'] },
      { name: 'Process familiarization', cells: ['no', 'yes', 'yes', 'yes'] },
      { name: 'Raw materials', cells: ['no', 'yes', 'yes', 'yes'] },
      { name: 'GMP batch', cells: ['yes', 'yes', 'yes', 'yes'] },
      { name: 'Release testing', cells: ['yes', 'yes', 'no', 'yes'] },
      { name: 'Stability program', cells: ['no', 'yes', 'yes', 'yes'] },
      { name: 'Reports and data', cells: ['yes', 'yes', 'no', 'yes'] },
    ],
  },
  {
    document: 'Comparison of proposals',
    page: 'Page 9',
    id: 'proposals-compared',
    title: 'For the same scope',
    columns: ['Rank', 'A', 'B', 'C', 'D'],
    rows: [
      { name: 'Price as quoted', cells: ['1', '3', '2', '4'] },
      { name: 'Price for the same scope', cells: ['2', '1', '3', '4'] },
      { name: 'Earliest start', cells: ['1', '2', '4', '3'] },
      { name: 'Terms accepted', cells: ['4', '1', '3', '2'] },
    ],
  },
] as const satisfies readonly SamplePage[];
