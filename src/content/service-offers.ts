import { getOptionLabel, serviceOptions } from '#src/inquiry/option-lists.ts';
import { claims } from '#src/content/values/claims.ts';

/** The value of `service` in links, and the id of the card on /services and the note on /submit-rfp. */
export type OfferedService = (typeof serviceOptions)[number]['value'];

const durations: Readonly<Record<OfferedService, string>> = {
  'ind-milestone-map': claims.services.milestoneMap,
  'program-management': claims.services.programManagement,
  'cdmo-selection': claims.services.cdmoStrategy,
  rescue: claims.services.troubleshoot,
  'grant-writing': claims.services.grantReadiness,
};

export interface ServiceOffer {
  readonly service: OfferedService;
  readonly title: string;
  readonly duration: string;
}

export const getServiceOffer = (service: OfferedService): ServiceOffer => ({
  service,
  title: getOptionLabel(serviceOptions, service),
  duration: durations[service],
});

export const serviceOffers: readonly ServiceOffer[] = serviceOptions.map(({ value }) =>
  getServiceOffer(value),
);
