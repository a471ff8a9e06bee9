import type { SamplePage } from '#src/site/samples/sample-page.ts';
import { consultationLabel } from '#src/site/action-labels.ts';
import { claims } from '#src/site/claims.ts';
import type { PageContent, SectionHeading, TitledText } from '#src/site/page-content.ts';
import type { ScheduledWeek, ScheduleLabels } from './WeekSchedule.tsx';
import { samples } from '#src/site/samples/rfp-creation.ts';

interface RfpCreationContent extends PageContent {
  readonly sampleRfp: SectionHeading & { readonly pages: readonly SamplePage[] };
  readonly process: SectionHeading & {
    readonly labels: ScheduleLabels;
    readonly steps: readonly ScheduledWeek[];
  };
  readonly document: SectionHeading & { readonly entries: readonly TitledText[] };
}

const weeks = claims.rfpCreationSteps;

export const content = {
  keywords: ['RFP creation', 'RFP writing', 'CDMO request for proposal', 'scope of work CRO'],
  hero: {
    eyebrow: 'RFPs for CROs and CDMOs',
    title: 'RFP Creation: a scope that vendors can price',
    lead: 'For teams without a written scope. DEP turns your data, your plan and your open questions into one RFP that every CRO or CDMO answers the same way.',
    actions: [
      { label: consultationLabel, to: '/contact?service=rfp-creation' },
      { label: 'Request RFP Examples', to: '/contact?topic=rfp-examples' },
    ],
    evidence: [
      { value: claims.rfpCreation, label: 'from the first session to a delivered RFP' },
      { value: claims.startDelay, label: 'until work starts' },
    ],
  },
  sampleRfp: {
    id: 'rfp-lines',
    eyebrow: 'Before and after',
    title: 'RFP lines that vendors can price',
    intro:
      'An RFP line for a CRO or CDMO names the work, what you supply and what the vendor must state. Vendors price a vague line as risk, or leave it out and bill it later as a change order.',
    pages: samples,
  },
  process: {
    id: 'schedule',
    title: `${claims.rfpCreation}, week by week`,
    labels: { yourPart: 'Your part', result: 'You receive' },
    steps: [
      {
        duration: weeks.discovery,
        title: 'Discovery',
        text: 'We review what you have: target profile, data packages, reports and old quotes. In a working session with your team, we agree on the goal, the constraints and the open decisions.',
        yourPart: 'Share documents under a CDA and name the decision-maker.',
        result: 'A scope outline, and a list of gaps with an owner for each.',
      },
      {
        duration: weeks.crafting,
        title: 'Crafting',
        text: 'We write the work packages, specifications, assumptions and pricing template. Where data are missing, the RFP says so and explains how bidders should handle the gap.',
        yourPart: 'Answer short written questions as they come up.',
        result: 'The first full draft.',
      },
      {
        duration: weeks.review,
        title: 'Review',
        text: 'We read the draft the way a bidder would, across CMC, toxicology and regulatory work, looking for anything that could be misread, skipped or priced twice. Your comments go into the same version.',
        yourPart: 'Send us one round of consolidated comments.',
        result: 'A marked-up draft with the open points resolved.',
      },
      {
        duration: weeks.delivery,
        title: 'Delivery',
        text: 'You receive the final document with its pricing template and evaluation sheet. We walk your team through it and agree on which types of vendors should see it first. You can run the search yourself.',
        yourPart: 'Approve the version that goes out.',
        result: 'An RFP that’s ready to send.',
      },
    ],
  },
  document: {
    title: 'What’s in your RFP',
    intro:
      'Written for the vendors who will answer it and for the people on your team who will defend the choice.',
    entries: [
      {
        title: 'Program background',
        text: 'Molecule, indication and stage, in as much detail as your CDA allows.',
      },
      { title: 'Scope of work', text: 'Work packages, each with a start, an end and an owner.' },
      {
        title: 'Specifications',
        text: 'Target profile, quality grade, acceptance criteria, and methods fit for purpose in Phase 1.',
      },
      {
        title: 'Deliverables',
        text: 'Draft reports with dates, SEND datasets, raw data, samples and the sections your IND dossier will need.',
      },
      {
        title: 'Timeline and dependencies',
        text: 'Milestones, decision points and what each one depends on.',
      },
      {
        title: 'Assumptions and exclusions',
        text: 'What the price depends on, in your words rather than a bidder’s.',
      },
      {
        title: 'Pricing template',
        text: 'Fixed items, pass-through costs and options in separate columns, on one sheet for every bidder.',
      },
      {
        title: 'Evaluation criteria',
        text: 'How you’ll score proposals, agreed before the first one arrives.',
      },
      {
        title: 'Terms',
        text: 'Confidentiality, quality agreement, data ownership and change control.',
      },
    ],
  },
  callToAction: {
    title: 'One RFP that every bidder answers the same way',
    text: 'Tell us what you need made, tested or filed. If your RFP is already written, submit it for review.',
    actions: [
      { label: consultationLabel, to: '/contact?service=rfp-creation' },
      { label: 'Submit a Finished RFP', to: '/submit-rfp/form' },
    ],
  },
  service: {
    name: 'RFP Creation',
    serviceType: 'Request for Proposal',
    audience: 'Teams without a written scope',
    duration: claims.rfpCreation,
  },
} as const satisfies RfpCreationContent;
