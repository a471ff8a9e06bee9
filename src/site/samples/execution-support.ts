import type { SamplePage } from './sample-page.ts';

export const samples = [
  {
    document: 'Decision log',
    page: 'Page 11',
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
  {
    id: 'decision-entries',
    document: 'Decision log',
    page: 'Page 12',
    title: 'Decisions, month [number]',
    about: 'Program [name], kept by the program lead.',
    columns: ['Decision', 'Why', 'Not chosen'],
    note: 'The board will ask why.',
    rows: [
      {
        name: '44. Award drug product to CDMO [name], not to the lowest quote',
        detail: 'Cost [sum], saved [sum]. Decided by CEO and board, [date].',
        cells: [
          'The only proposal with method transfer and placebo',
          'CDMO [name]: lowest as quoted, [sum] more in full',
        ],
      },
      {
        name: '45. Keep the Tox Start slot; ship by [date]',
        detail: 'Decided by the program lead, [date].',
        cells: ['The next slot is [time] out', 'Move to the next slot'],
      },
    ],
  },
] as const satisfies readonly SamplePage[];
