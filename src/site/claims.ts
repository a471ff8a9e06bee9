import { responseTime } from '#shared/response-time.ts';

/** Every figure and duration that the site claims (the owner's specification). Those used mid-sentence are in lowercase. */
export const claims = {
  responseTime,
  feasibilityCall: '30-minute',
  startDelay: '1–2 weeks',
  actionPlan: '90-day',
  readinessSprint: {
    duration: '2–3 weeks',
    complexDuration: 'up to 4 weeks',
    price: { minimum: 2500, maximum: 7500, currency: 'USD' },
    credit: 'fully creditable toward a full engagement',
  },
  strategicPlanning: '30–45 days',
  fullExecution: '6–18 months',
  rescueDuration: 'within 90 days',
  timelineAcceleration: '20–30%',
  services: {
    milestoneMap: '2–3 weeks',
    programManagement: 'monthly',
    cdmoStrategy: '4–6 weeks',
    troubleshoot: '2–4 weeks',
    grantReadiness: 'add-on',
  },
  /** Time until the signed award. Proposals arrive after `proposalTurnaround`. */
  vendorMatching: '4 weeks',
  rfpCreation: '4 weeks',
  rfpCreationSteps: { discovery: 'Week 1', crafting: 'Week 2', review: 'Week 3', delivery: 'Week 4' },
  rfpMatchingSteps: {
    submission: 'Week 1',
    activation: 'Weeks 2–3',
    analysis: 'Week 4',
    selection: 'Ongoing',
  },
  proposalTurnaround: '3 weeks',
  costSaving: 'about 20%',
  delayAvoided: '6-week delay',
  expertise: '20+ years',
  fasterTimelines: 'up to 40%',
  accountability: '100%',
  cases: {
    timelineAdherence: '95%',
    vendorsCoordinated: '7 vendors',
    timeToInd: 'under 12 months',
    costReduction: '35%',
    vendorOptions: '4 vendor options',
    timelineReduction: '30%',
    specializedCdmos: '3 specialized CDMOs',
  },
  trackerPhases: [
    { name: 'Planning & Assessment', duration: '2 weeks', progress: 100 },
    { name: 'CMC Readiness', duration: '6 weeks', progress: 85 },
    { name: 'Tox Studies', duration: '12 weeks', progress: 30 },
    { name: 'Dossier Assembly', duration: '4 weeks', progress: 0 },
  ],
} as const;
