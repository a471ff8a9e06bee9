import type { SamplePage } from './sample-page.ts';
import { examples } from '../examples.ts';

export const samples = [
  {
    document: 'Readiness report',
    page: 'Page 7',
    id: 'risk-register',
    title: 'Risk register',
    about: 'Compound [name], data as of [date]. Verdict: ready, once fixed.',
    columns: ['Area and question', 'What’s missing', 'Effect', 'How to close it'],
    note: 'Without a projected unbound Cmax, an IC50 is just a number.',
    rows: [
      {
        name: 'Safety package',
        detail: 'Which finding would change the plan?',
        cells: [
          'hERG signal not followed up; unbound Cmax not projected',
          'stop',
          'Measure plasma protein binding, project unbound Cmax; repeat by patch clamp',
        ],
      },
      {
        name: 'Synthesis and supply',
        detail: 'Can the route leave the medicinal chemistry lab?',
        cells: [
          'Azide in step [number]; no thermal data on the intermediate',
          'stop before any kilogram batch',
          'DSC and reaction calorimetry before transfer; ICH M7 assessment',
        ],
      },
      {
        name: 'Solid form and solubility',
        detail: 'Is there a form that can be made, stored and dosed?',
        cells: [
          'Two XRPD patterns in three lots; one form converts in water within [time]',
          'stop before the tox batch',
          'Polymorph and salt screen, competitive slurries',
        ],
      },
      {
        name: 'Formulation',
        detail: 'Will exposure be high enough at toxicology doses?',
        cells: [
          'Exposure flattens above [dose] in rats; suspensions not assayed',
          'delay',
          'Second vehicle, particle size, assayed doses',
        ],
      },
      {
        name: 'Regulatory path',
        detail: 'What will FDA ask first?',
        cells: [
          'Two former CROs still have the raw data; audit trails are missing',
          'cost',
          'Written request under the old agreements',
        ],
      },
      {
        name: 'Methods and impurities',
        detail: 'Could a batch be released tomorrow?',
        cells: [
          `Unknown of ${examples.unknownImpurity} area at RRT 1.18 in lots [number] and [number]; no structure`,
          'watch',
          'LC-HRMS on a retained lab sample; ICH M7 assessment once a structure is proposed',
        ],
      },
    ],
  },
  {
    document: 'First actions',
    page: 'Page 12',
    id: 'first-actions',
    title: 'What to do first',
    columns: ['Action', 'Before'],
    rows: [
      { name: 'Repeat hERG by patch clamp, measure protein binding', cells: ['a GLP slot is booked'] },
      { name: 'DSC and calorimetry on the azide step', cells: ['any kilogram batch'] },
      {
        name: 'Screen salts and polymorphs, slurry the forms against each other',
        cells: ['the tox batch'],
      },
      { name: 'Assay the suspensions, repeat the high dose', cells: ['GLP doses are set'] },
      {
        name: 'Request raw data and audit trails from both former CROs',
        cells: ['the pre-IND package is written'],
      },
      { name: 'Ship a retained lab sample for LC-HRMS', cells: ['the clinical limit is set'] },
    ],
  },
] as const satisfies readonly SamplePage[];
