/** Figures of simulated plots, sample documents and guidelines. They aren't claims of the provider. */
export const illustrativeFigures = {
  /** Peak area in the readiness page's chromatogram. */
  mainPeak: '99.53%',
  unknownImpurity: '0.14%',
  /** Identification threshold at registration, at doses up to 2 g a day (ICH Q3A(R2), attachment 1). */
  identificationThreshold: '0.10%',
  /** Supports trials of up to a month (ICH M3(R2), table 1). */
  glpStudies: '28-day',
  /** FDA's goal for a Type B meeting or its answers, from receipt of the request (PDUFA VII goals letter). */
  preIndMeeting: '60 days',
  /** Package due before that meeting or those answers (PDUFA VII goals letter). */
  preIndPackage: '30 days',
  /** FDA's time to place a hold after receiving an IND (21 CFR 312.40). */
  indReview: '30 days',
  /** Reserve in the tox batch: 1.4 kg is about 9% more than 1,288 g. */
  batchReserve: '9%',
} as const;
