/** Figures of simulated plots and specimens, and of the guidelines they cite; no claims of the provider. */
export const illustrativeFigures = {
  /** Area of the main peak in the readiness page's chromatogram. */
  mainPeak: '99.53%',
  /** Area of the one unknown impurity in that chromatogram. */
  unknownImpurity: '0.14%',
  /**
   * The threshold above which an impurity must be identified, at doses of up to 2 g a day (ICH Q3A(R2), attachment 1).
   */
  identificationThreshold: '0.10%',
  /** Length of the studies that the material plan feeds: enough for trials of up to a month (ICH M3(R2), table 1). */
  glpStudies: '28-day',
  /**
   * The time from the request of a pre-IND meeting (Type B) to the meeting, at most; the specimen of the FDA clock has
   * the other days (PDUFA VII goals letter, meetings).
   */
  preIndMeeting: '60 days',
  /** How long before that meeting FDA wants its package. */
  preIndPackage: '30 days',
  /** How long FDA has to place a hold after it received an IND (21 CFR 312.40). */
  indReview: '30 days',
} as const;
