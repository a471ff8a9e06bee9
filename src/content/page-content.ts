import type { PriceRange } from './figures.ts';
import type { PageTitle } from '#src/content/values/heads.ts';
import type { AnchorTarget, PageLink } from '#src/site/routes.ts';
import type { TeamMember } from '#src/content/values/team.ts';

export interface Action {
  readonly label: string;
  readonly to: PageLink | AnchorTarget | 'booking';
}

interface FaqItem {
  readonly question: string;
  readonly answer: string | readonly string[];
}

export interface HeroContent {
  readonly eyebrow?: string;
  readonly title: string;
  readonly lead: string;
  readonly actions?: readonly Action[];
  readonly evidence?: readonly Fact[];
}

export interface CallToActionContent extends TitledText {
  readonly actions: readonly Action[];
}

/** A figure and what it measures. */
export interface Fact {
  readonly value: string;
  readonly label: string;
}

export interface TitledText {
  readonly title: string;
  readonly text: string;
}

export interface Note extends TitledText {
  readonly entries?: readonly TitledText[];
  readonly action?: Action;
}

export interface SectionHeading {
  readonly id?: string;
  readonly eyebrow?: string;
  readonly title: string;
  readonly intro?: string;
}

/** `duration` may also be when the step happens. */
export interface Step extends TitledText {
  readonly duration?: string;
  readonly points?: readonly string[];
}

/** schema.org `Service`. */
export interface ServiceFacts {
  readonly name: string;
  readonly serviceType: string;
  readonly audience: string;
  readonly price?: PriceRange;
  /** From `claims.ts`. */
  readonly duration?: string;
}

export interface PageContent {
  readonly head: PageTitle;
  readonly keywords: readonly string[];
  readonly hero: HeroContent;
  readonly faq?: { readonly title: string; readonly intro?: string; readonly items: readonly FaqItem[] };
  readonly service?: ServiceFacts;
  /** schema.org `OfferCatalog`. */
  readonly serviceList?: {
    readonly title: string;
    readonly items: readonly {
      /** The anchor of the service's card. */
      readonly service: string;
      readonly title: string;
      readonly description: string;
      readonly duration: string;
    }[];
  };
  /** schema.org `Person`, without placeholders. */
  readonly members?: readonly TeamMember[];
  /** schema.org `ItemList`. */
  readonly process?: { readonly title: string; readonly steps: readonly Step[] };
  readonly callToAction?: CallToActionContent;
}
