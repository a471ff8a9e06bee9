import type { SamplePage } from './sample-page.ts';
import { examples } from '../examples.ts';

export const samples = [
  {
    document: 'Regulatory plan',
    page: 'Page 3',
    id: 'fda-clock',
    title: 'The FDA clock: pre-IND timeline',
    about: `FDA’s goal is to hold a pre-IND meeting, or to respond in writing, within ${examples.preIndMeeting} of receiving the request. Calendar days, if FDA takes all the time of its goals. Its goals aren’t law; the ${examples.indReview} from IND receipt are.`,
    columns: ['When', 'What happens', 'What must be ready'],
    note: 'Ask before the GMP batch. For FDA’s view of the GLP design, ask before Tox Start.',
    rows: [
      {
        name: 'Day 0',
        cells: [
          'FDA receives the meeting request and your questions',
          'questions on impurity limits, starting dose, trial design',
        ],
      },
      {
        name: 'Day 21',
        cells: ['FDA grants it, denies it, or chooses to answer only in writing', 'draft package'],
      },
      {
        name: 'Day 30',
        cells: [
          `FDA has the package, ${examples.preIndPackage} before a meeting or answers on day 60`,
          'the data behind each question',
        ],
      },
      {
        name: 'Day 58',
        cells: ['Preliminary responses, if there is a meeting', 'list of settled questions: [numbers]'],
      },
      {
        name: 'Day 60',
        cells: [
          'Pre-IND meeting or written responses',
          'one speaker for each open question of a meeting: [names]',
        ],
      },
      {
        name: 'Day 90',
        cells: ['Minutes of a meeting; written responses have none', 'updated plan and protocols'],
      },
      {
        name: 'IND + 30',
        cells: [
          'In effect 30 days after FDA receives it, or earlier if FDA says so, unless it places a hold',
          'site, IRB approval, released batch',
        ],
      },
    ],
  },
  {
    document: 'Material plan',
    page: 'Page 1',
    id: 'tox-batch-size',
    title: 'How the tox batch is sized',
    about: `A tox batch is sized by animals, body weight, dose and days, plus losses, samples and a reserve: 1.4 kg for these ${examples.glpStudies} GLP studies in rats and dogs. Oral, once a day, recovery groups at the high dose; controls get vehicle. Free base, salt factor 1.00. Dose range finding and method work use other material.`,
    columns: ['Part', 'Arithmetic', 'Needs'],
    note: 'With its losses, the dog study takes most of it.',
    rows: [
      { name: 'Rat, 0.25 kg', cells: ['42, 32 and 32 animals at 500, 150 and 50 mg/kg', '192 g'] },
      { name: 'Dog, 10 kg', cells: ['10, 6 and 6 animals at 200, 60 and 20 mg/kg', '694 g'] },
      { name: 'Formulation losses', cells: ['a quarter on top', '222 g'] },
      {
        name: 'Safety pharmacology, genetic toxicology',
        cells: ['each dose once; Ames, in vitro and rat micronucleus tests', '30 g'],
      },
      { name: 'Release, stability, retain samples', cells: ['per protocol', '150 g'] },
      {
        name: 'To order',
        cells: [`1,288 g plus about ${examples.batchReserve} in reserve`, '1.4 kg'],
      },
    ],
  },
] as const satisfies readonly SamplePage[];
