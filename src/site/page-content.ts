import type { PriceRange } from './figures.ts';
import type { InternalLink } from './routes.ts';
import type { TeamMember } from './team.ts';

/** A link or button: an internal link of the route table, or the external booking page. */
export interface Action {
  readonly label: string;
  readonly to: InternalLink | 'booking';
}

/** One question with its answer; the answer is a paragraph or several. */
export interface FaqItem {
  readonly question: string;
  readonly answer: string | readonly string[];
}

/** The banner at the top of a page: the promise, the evidence and the next step. */
export interface HeroContent {
  readonly eyebrow?: string;
  readonly title: string;
  readonly lead: string;
  readonly actions?: readonly Action[];
  /** Short facts that back the promise: a figure and what it measures. */
  readonly evidence?: readonly Fact[];
}

/** The end of a page: one heading, one sentence, one or two next steps. */
export interface CallToActionContent extends TitledText {
  readonly actions: readonly Action[];
}

/** A figure of `claims.ts` and what it measures. */
export interface Fact {
  readonly value: string;
  readonly label: string;
}

/** A titled paragraph, the smallest block of copy. */
export interface TitledText {
  readonly title: string;
  readonly text: string;
}

/** A boxed note: a paragraph, further ones under names of their own, and a link where there is a next step. */
export interface Note extends TitledText {
  readonly entries?: readonly TitledText[];
  readonly action?: Action;
}

/** What stands at the head of a section. */
export interface SectionHeading {
  /** Anchor of the section. */
  readonly id?: string;
  /** Small label above the title. */
  readonly eyebrow?: string;
  readonly title: string;
  readonly intro?: string;
}

/** A step of a process; `duration` is when it happens or how long it takes. */
export interface Step extends TitledText {
  /** Anchor of the step. */
  readonly id?: string;
  readonly duration?: string;
  readonly points?: readonly string[];
}

/** A service a page describes, for its structured data (schema.org `Service`). */
export interface ServiceFacts {
  readonly name: string;
  readonly serviceType: string;
  readonly audience: string;
  /** The price, if the page states one. */
  readonly price?: PriceRange;
  /** The service's duration, as the page says it: a claim such as "2-3 weeks". */
  readonly duration?: string;
}

/** What a page's `content.ts` holds for its head and structured data; sections add their own parts. */
export interface PageContent {
  readonly hero: HeroContent;
  readonly faq?: { readonly title: string; readonly intro?: string; readonly items: readonly FaqItem[] };
  readonly service?: ServiceFacts;
  /** The services the page shows side by side (schema.org `OfferCatalog`). */
  readonly serviceList?: {
    readonly title: string;
    readonly items: readonly {
      readonly title: string;
      readonly description: string;
      readonly duration: string;
    }[];
  };
  /** The people whose profiles the page shows (schema.org `Person`, placeholders left out). */
  readonly members?: readonly TeamMember[];
  /** The process the page shows step by step: its heading and its steps, in order (schema.org `ItemList`). */
  readonly process?: { readonly title: string; readonly steps: readonly Step[] };
  readonly callToAction?: CallToActionContent;
}
