import type { SpecimenSheet } from '#src/components/Specimen.tsx';
import { claims } from '#src/site/claims.ts';
import { illustrativeFigures } from '#src/site/illustrative-figures.ts';
import type { Action, PageContent, SectionHeading, Step, TitledText } from '#src/site/page-content.ts';
import { consultationLabel } from '#src/site/action-labels.ts';
import type { Question } from './QuestionPair.tsx';

interface StrategyContent extends PageContent {
  readonly days: { readonly start: string; readonly handover: string; readonly duration: string };
  readonly questions: SectionHeading & { readonly pair: readonly [Question, Question] };
  readonly process: SectionHeading & { readonly steps: readonly Step[] };
  readonly plan: SectionHeading & { readonly sheets: readonly SpecimenSheet[] };
  readonly neighbors: SectionHeading & {
    readonly boxes: readonly (TitledText & { readonly action: Action })[];
  };
}

export const content = {
  hero: {
    title: 'Start with a strategy you can fund and defend',
    lead: 'Validation of the molecule and the plan to IND, worked out before money goes to studies. For teams that don’t have an RFP yet.',
    actions: [
      { label: consultationLabel, to: '/contact?service=validation' },
      { label: 'See What the Plan Contains', to: '#plan' },
    ],
    evidence: [
      { value: claims.strategicPlanning, label: 'from kick-off to the finished plan, typically' },
      { value: claims.workStarts, label: 'until work starts' },
    ],
  },
  service: {
    name: 'Strategic support',
    serviceType: 'Strategic validation',
    audience: 'Teams that don’t have an RFP yet',
    duration: claims.strategicPlanning,
  },
  days: {
    start: 'Day 1: kick-off',
    handover: 'Plan handed over',
    duration: claims.strategicPlanning,
  },
  questions: {
    eyebrow: 'Validation, then planning',
    title: 'Two questions, in this order',
    intro:
      'A plan for the wrong molecule is an expensive document. So validation comes first, and planning starts from what it found.',
    pair: [
      {
        title: 'Strategic validation',
        text: 'Should this molecule go forward, in this indication, now?',
        points: [
          'Target, indication and what a useful label would need',
          'Feasibility of chemistry, form and dose',
          'Safety signals and what would settle them',
          'Competing programs, freedom-to-operate questions for counsel',
        ],
      },
      {
        title: 'Strategic planning',
        text: 'What is the shortest route to IND that a reviewer would accept?',
        points: [
          'Critical path and the work that can run beside it',
          'Studies needed, studies that can wait, studies to drop',
          'Sequence of spending against proof',
          'Outsourcing model and vendor types per work package',
        ],
      },
    ],
  },
  process: {
    eyebrow: 'The process',
    title: `How the ${claims.strategicPlanning} are spent`,
    intro:
      'Five stages that run into each other. You see working drafts throughout and are never handed a surprise at the end.',
    steps: [
      {
        title: 'Frame',
        text: 'Goals, constraints, the next financing date, and who has to say yes. We write down what the plan must make possible.',
      },
      {
        title: 'Read',
        text: 'CMC, preclinical and regulatory advisors go through your data and mark each claim as proven, assumed or missing.',
      },
      {
        title: 'Test',
        text: 'Alternative routes are set side by side: faster, cheaper, safer. Each with what it gives up.',
      },
      {
        title: 'Choose',
        text: 'A working session with your team settles the route. Disagreements are recorded with what would resolve them.',
      },
      {
        title: 'Write',
        text: 'The plan is drafted, challenged by someone who did not write it, corrected and presented to you or your board.',
      },
    ],
  },
  plan: {
    id: 'plan',
    eyebrow: 'The deliverable',
    title: 'What the plan contains',
    intro:
      'One document in editable form. An investor can read its first pages, a program lead can run the rest.',
    sheets: [
      {
        document: 'Development plan',
        page: 'Page 2',
        title: 'Contents',
        about: 'Program [name], version [number]. Owner of each part: [names].',
        columns: ['Part', 'What it covers'],
        rows: [
          {
            name: '1. Validation summary',
            cells: ['The go, conditional or no-go recommendation with the evidence for and against.'],
          },
          {
            name: '2. Target product profile',
            cells: ['Who takes the drug, how, and which properties the program must prove to get there.'],
          },
          {
            name: '3. Integrated development plan',
            cells: ['CMC, toxicology and regulatory work on one critical path, with decision gates.'],
          },
          {
            name: '4. Regulatory approach',
            cells: ['Route, precedent, and the questions to bring to a pre-IND meeting.'],
          },
          {
            name: '5. Budget by gate',
            cells: ['What each decision costs to reach, so that funding can follow proof.'],
          },
          {
            name: '6. Sourcing outline',
            cells: ['The CROs and CDMOs the work calls for, by capability, ready to become RFPs.'],
          },
          {
            name: '7. Risk register',
            cells: ['Ranked by effect on the IND date, each risk with a trigger and a response.'],
          },
          {
            name: '8. First-quarter actions',
            cells: [
              `The ${claims.actionPlan} action plan: who does what first, beginning the day after handoff.`,
            ],
          },
        ],
      },
      {
        document: 'Development plan',
        page: 'Page 9',
        title: 'Decision criteria',
        columns: ['Gate', 'Go if', 'Stop if'],
        note: 'Written before the data, not after.',
        rows: [
          {
            name: 'Nomination',
            cells: ['one form is stable and dosable', 'no form reaches the exposure needed'],
          },
          {
            name: 'GLP start',
            cells: ['margin above [number] in two species', 'a finding that can’t be monitored'],
          },
          { name: 'IND', cells: ['FDA advice is answered', 'a potential hold issue is open'] },
        ],
      },
    ],
  },
  neighbors: {
    title: 'Not quite what you need?',
    boxes: [
      {
        title: 'Only the molecule is in question?',
        text: 'If the plan can wait and you need a verdict on one compound, ask about molecule validation on its own.',
        action: { label: 'Ask about molecule validation', to: '/contact?topic=molecule-validation' },
      },
      {
        title: 'The whole program needs a lead?',
        text: 'If the decision to develop has been taken, strategy becomes the first part of an integrated program.',
        action: { label: 'See Small Molecule Development', to: '/small-molecule-development' },
      },
    ],
  },
  faq: {
    title: 'About validation and planning',
    items: [
      {
        question: 'We have very little data. Is it too early?',
        answer:
          'Seldom. With little data the plan is shorter and its first gates matter more: it says which few experiments decide whether the program deserves the next ones. If it really is too early, we say so in the first call.',
      },
      {
        question: 'How is this different from a molecule readiness sprint?',
        answer: `The sprint judges one molecule and its file in ${claims.readinessSprint.duration}. Strategic support goes on to choose the route, build the schedule and the budget, and prepare the sourcing, which typically takes ${claims.strategicPlanning}.`,
      },
      {
        question: 'How much of our time does it take?',
        answer:
          'One person who knows the data and one who can decide. They join the opening and choosing sessions and answer questions in between. Reading, modeling and writing stay with us.',
      },
      {
        question: 'Can we take the plan elsewhere, or run it ourselves?',
        answer:
          'Yes. It names no preferred vendor and depends on no tool of ours. Teams that want a lead for what follows move to execution support, and the people who wrote the plan stay on it.',
      },
      {
        question: 'Will investors and FDA accept it?',
        answer: `No consultant can promise either. What we do is make the reasoning checkable: every date and cost traces back to an assumption, every assumption to a source. That is what diligence teams look for, and it gives a pre-IND meeting precise questions. FDA holds one within ${illustrativeFigures.preIndMeeting} of the request or answers in writing, and wants the package ${illustrativeFigures.preIndPackage} before. An IND takes effect ${illustrativeFigures.indReview} after FDA has it, unless FDA places a hold.`,
      },
    ],
  },
  callToAction: {
    title: 'Put the decision before the spending',
    text: `Tell us about the molecule and the next date that matters. You hear back within ${claims.responseTime}.`,
    actions: [{ label: consultationLabel, to: '/contact' }],
  },
} as const satisfies StrategyContent;
