import type { SamplePage } from './sample-page.ts';

export const samples = [
  {
    document: 'Decision log',
    page: 'Page 12',
    id: 'decision-log',
    title: 'This month’s decisions',
    columns: ['Decision', 'Why', 'Not chosen'],
    note: 'Tox Start keeps its slot.',
    rows: [
      {
        name: '41. Dose the tox batch with the impurity at RRT [value], and set the clinical limit from it',
        cells: [
          'The proposed structure has no ICH M7 alert; its intake at the NOAEL (mg/kg, scaled) is then qualified',
          'Recrystallize first',
        ],
      },
      {
        name: '42. Keep form [form] of the [name] salt for the GMP batch',
        cells: ['Other forms convert to it in water and vehicle', 'Free base, amorphous dispersion'],
      },
      {
        name: '43. Ask FDA about two impurity limits in the pre-IND questions',
        cells: ['After the GMP batch, an answer comes too late to change it', 'Wait for the IND review'],
      },
      {
        name: '44. Award drug product to [vendor]',
        cells: ['The only proposal with method transfer and placebo in scope', '[Vendor], cheaper as quoted'],
      },
      {
        name: '46. Repeat the hERG study before the GLP start',
        cells: [
          'A narrow margin would change the cardiovascular endpoints',
          'Repeat it alongside the GLP studies',
        ],
      },
    ],
  },
] as const satisfies readonly SamplePage[];
