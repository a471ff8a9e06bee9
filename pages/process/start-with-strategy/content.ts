import type { SamplePage } from '#src/site/samples/sample-page.ts';
import { claims } from '#src/site/claims.ts';
import { illustrativeFigures } from '#src/site/illustrative-figures.ts';
import type { Action, PageContent, SectionHeading, Step } from '#src/site/page-content.ts';
import { consultationLabel } from '#src/site/action-labels.ts';
import type { Question } from './QuestionPair.tsx';
import { samples } from '#src/site/samples/start-with-strategy.ts';

interface StrategyContent extends PageContent {
  readonly days: { readonly start: string; readonly delivery: string; readonly duration: string };
  readonly questions: SectionHeading & {
    readonly pair: readonly [Question, Question];
    readonly validationOnly: Action;
  };
  readonly process: SectionHeading & { readonly steps: readonly Step[] };
  readonly plan: SectionHeading & { readonly pages: readonly SamplePage[] };
}

export const content = {
  keywords: ['IND strategy', 'drug development plan', 'feasibility assessment', 'pre-IND planning'],
  hero: {
    eyebrow: 'Pre-IND strategy',
    title: 'Start with a strategy you can fund and defend',
    lead: 'Validate the molecule and plan the path to IND before you spend on studies. For teams that don’t have an RFP yet.',
    actions: [
      { label: consultationLabel, to: '/contact?service=validation' },
      { label: 'See What the Plan Contains', to: '#plan' },
    ],
    evidence: [
      { value: claims.strategicPlanning, label: 'typically, for strategic planning' },
      { value: claims.startDelay, label: 'until work starts' },
    ],
  },
  service: {
    name: 'Strategic support',
    serviceType: 'Strategic validation',
    audience: 'Teams that don’t have an RFP yet',
    duration: claims.strategicPlanning,
  },
  days: {
    start: 'Day 1: kickoff',
    delivery: 'Plan delivered',
    duration: claims.strategicPlanning,
  },
  questions: {
    eyebrow: 'Validation, then planning',
    title: 'Two questions, in this order',
    intro:
      'A plan for the wrong molecule wastes money, so we validate the molecule first. The plan then builds on what we find.',
    pair: [
      {
        title: 'Strategic validation',
        text: 'Should this molecule go forward, in this indication, now?',
        points: [
          'Target, indication and what a useful label would need',
          'Feasibility of chemistry, form and dose',
          'Safety signals, and the studies that would resolve them',
          'Competing programs, and freedom-to-operate questions for counsel',
        ],
      },
      {
        title: 'Strategic planning',
        text: 'What’s the shortest path to IND that a reviewer would accept?',
        points: [
          'The critical path, and the work that can run in parallel',
          'Studies you need now, studies that can wait and studies to drop',
          'Spending that follows the evidence',
          'Outsourcing model, with vendor types for each work package',
        ],
      },
    ],
    validationOnly: {
      label: 'Need only the first answer? Ask about molecule validation',
      to: '/contact?topic=molecule-validation',
    },
  },
  process: {
    title: `Where the ${claims.strategicPlanning} go`,
    intro: 'Five overlapping stages, from your goals to the written plan.',
    steps: [
      {
        title: 'Frame',
        text: 'We agree on goals, constraints, the next financing date and who has to approve the plan, then write down what it must achieve.',
      },
      {
        title: 'Read',
        text: 'We go through your CMC, preclinical and regulatory data and mark each point as proven, assumed or missing.',
      },
      {
        title: 'Test',
        text: 'We compare the possible paths to IND side by side (faster, cheaper, safer) and show what each one gives up.',
      },
      {
        title: 'Choose',
        text: 'You choose the path in a working session with us. We record any disagreement and what would resolve it.',
      },
      {
        title: 'Write',
        text: 'We draft the plan, test its assumptions and correct it. Then we present it to you or your board.',
      },
    ],
  },
  plan: {
    id: 'plan',
    title: 'What the plan contains',
    intro: 'One document. The first pages are for your investors, the rest for your program lead.',
    pages: samples,
  },
  faq: {
    title: 'About validation and planning',
    items: [
      {
        question: 'We have very little data. Is it too early?',
        answer:
          'Rarely. With little data, the plan is shorter and its first gates matter more: it names the few experiments that decide whether the program should go on. If it really is too early, we’ll say so.',
      },
      {
        question: 'How is this different from a molecule readiness sprint?',
        answer: `The sprint assesses one molecule and its data in ${claims.readinessSprint.duration}. Strategic support goes further: together we choose the path, and we build the schedule and budget and prepare vendor sourcing. That typically takes ${claims.strategicPlanning}.`,
      },
      {
        question: 'How much of our time does it take?',
        answer:
          'We need one person who knows the data and one who can decide, to choose the path and to answer questions. We do the reading, modeling and writing.',
      },
      {
        question: 'Can we take the plan elsewhere, or run it ourselves?',
        answer:
          'The plan is written to be used: it lists the types of vendors you need, and it doesn’t depend on our tools. If you want a lead for the next phase, you can move on to execution support.',
      },
      {
        question: 'Will investors and FDA accept it?',
        answer: `No consultant can promise that. We make the reasoning easy to check: dates and costs trace back to assumptions, and assumptions to sources. Diligence teams look for that, and it gives you precise questions for a pre-IND meeting. FDA’s goal is to meet, or to respond in writing, within ${illustrativeFigures.preIndMeeting} of receiving your request. It expects the package ${illustrativeFigures.preIndPackage} before. An IND takes effect ${illustrativeFigures.indReview} after FDA receives it, or earlier if FDA says so, unless FDA places a clinical hold.`,
      },
    ],
  },
  callToAction: {
    title: 'Decide before you spend',
    text: `Tell us about the molecule and your next key date. We’ll reply within ${claims.responseTime}.`,
    actions: [{ label: consultationLabel, to: '/contact' }],
  },
} as const satisfies StrategyContent;
