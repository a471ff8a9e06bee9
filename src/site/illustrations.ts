/** Figures of simulated plots and specimens, and of the guidelines they refer to. They claim nothing of the provider's. */
export const illustrations = {
  /** Area of the main peak in the readiness page's chromatogram. */
  mainPeak: '99.53 %',
  /** Area of its one unknown impurity. */
  unknownImpurity: '0.14 %',
  /** Above this, ICH Q3A(R2), attachment 1, wants an impurity identified, at doses of up to 2 g a day. */
  identificationThreshold: '0.10 %',
} as const;
