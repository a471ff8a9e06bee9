import type { SamplePage } from './sample-page.ts';
import { claims } from '../claims.ts';
import { formatDuration } from '../figures.ts';

export const samples = [
  {
    document: 'Development plan',
    page: 'Page 2',
    id: 'plan-contents',
    title: 'Contents',
    about: 'Program [name], version [number]. Owner of each part: [names].',
    columns: ['Part', 'What it covers'],
    rows: [
      {
        name: '1. Validation summary',
        cells: ['The recommendation (go, conditional or no-go), with the evidence for and against.'],
      },
      {
        name: '2. Target product profile',
        cells: ['Who will take the drug, how, and which properties the program must prove.'],
      },
      {
        name: '3. Integrated development plan',
        cells: ['CMC, toxicology and regulatory work on one critical path, with decision gates.'],
      },
      {
        name: '4. Regulatory approach',
        cells: ['Regulatory path, precedent and the questions for a pre-IND meeting.'],
      },
      {
        name: '5. Budget by gate',
        cells: ['What it costs to reach each decision, so funding can follow proof.'],
      },
      {
        name: '6. Sourcing outline',
        cells: ['The types of CROs and CDMOs you need, by capability, ready to turn into RFPs.'],
      },
      {
        name: '7. Risk register',
        cells: ['Risks ranked by effect on the IND date, each with a trigger and a response.'],
      },
      {
        name: `8. First ${formatDuration(claims.actionPlan)}`,
        cells: [`The ${claims.actionPlan} action plan: who does what first, starting the day after handoff.`],
      },
    ],
  },
  {
    document: 'Development plan',
    page: 'Page 9',
    id: 'decision-criteria',
    title: 'Decision criteria',
    columns: ['Gate', 'Go if', 'Stop if'],
    note: 'Agreed before the data come in.',
    rows: [
      {
        name: 'Nomination',
        cells: ['one solid form is stable and dosable', 'no form reaches the exposure you need'],
      },
      {
        name: 'GLP start',
        cells: ['margin above [number] in each species studied', 'a finding that can’t be monitored'],
      },
      {
        name: 'IND',
        cells: ['FDA’s advice is addressed', 'an issue that could lead to a clinical hold is open'],
      },
    ],
  },
] as const satisfies readonly SamplePage[];
