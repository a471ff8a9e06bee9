import type { PriceRange } from './figures.ts';
import type { PageTitle } from './heads.ts';
import type { AnchorTarget, PageLink } from '#src/site/routes.ts';
import type { TeamMember } from './team.ts';

/** A link to a page, to an anchor on the same page, or to the external booking page. */
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

/** A figure of `content/figures.json` and what it measures. */
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

/** A process step; `duration` is when it happens or how long it takes. */
export interface Step extends TitledText {
  readonly duration?: string;
  readonly points?: readonly string[];
}

/** Structured data of a service page (schema.org `Service`). */
export interface ServiceFacts {
  readonly name: string;
  readonly serviceType: string;
  readonly audience: string;
  readonly price?: PriceRange;
  /** A duration from `claims.ts`. */
  readonly duration?: string;
}

/** Content shared by all pages. Some parts also become structured data. */
export interface PageContent {
  readonly head: PageTitle;
  /** For the page's `<meta name="keywords">`. */
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
