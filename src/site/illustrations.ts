/** Figures of simulated plots and specimens, and of the guidelines they cite; no claims of the provider. */
export const illustrations = {
  /** Area of the main peak in the readiness page's chromatogram. */
  mainPeak: '99.53 %',
  /** Area of the one unknown impurity in that chromatogram. */
  unknownImpurity: '0.14 %',
  /**
   * The threshold above which an impurity must be identified, at doses of up to 2 g a day (ICH Q3A(R2), attachment 1).
   */
  identificationThreshold: '0.10 %',
} as const;
