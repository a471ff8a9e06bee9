/** Parts that several pages have. Limits are in characters. */
import type * as z from 'zod';
import type { Action } from '#src/content/page-content.ts';
import { findRoute, type AnchorTarget, type PageLink } from '#src/site/routes.ts';
import { headSchema } from './head.ts';
import { entry, list, pattern, text } from './parts.ts';

const isLink = (link: string) => !link.startsWith('/') || findRoute(/^[^?#]*/.exec(link)![0]) !== undefined;

const createLink = <T extends string>(format: RegExp, expected: string) =>
  pattern(format, expected)
    .refine(isLink, {
      error: ({ input }) => `is ${String(input)}, but there is no such page. Correct the path.`,
    })
    .meta({ label: 'Leads to' }) as unknown as z.ZodType<T, string>;

export const link = createLink<Action['to']>(
  /^(?:booking|#[a-z][\w-]*|\/\S*)$/,
  'the path of a page, such as /services, an anchor on this page, such as #faq, or “booking”',
);

export const pageLink = createLink<PageLink>(/^\/\S*$/, 'the path of a page, such as /services');

export const anchor = createLink<AnchorTarget>(/^#[a-z][\w-]*$/, 'an anchor on this page, such as #faq');

export const action = entry({ label: text(60), to: link });

type List<T, N extends number, Items extends readonly T[] = readonly []> = Items['length'] extends N
  ? Items
  : List<T, N, readonly [...Items, T]>;

/** The specification or the design fixes the length. */
export function exactly<const N extends number, T extends z.ZodType>(
  length: N,
  item: T,
): z.ZodType<List<z.output<T>, N>> {
  return list(item, length, length) as unknown as z.ZodType<List<z.output<T>, N>>;
}

/** Adds values of the design, such as an id, which the editor doesn't show. */
export const exactlyWith = <T extends z.ZodRawShape, const Values extends readonly object[]>(
  values: Values,
  shape: T,
) =>
  list(entry(shape), values.length, values.length).transform(
    (items) => items.map((item, index) => ({ ...item, ...values[index] })) as WithValues<T, Values>,
  );

type WithValues<T extends z.ZodRawShape, Values extends readonly object[]> = {
  readonly [Index in keyof Values]: z.output<z.ZodObject<T>> & Values[Index];
};

/** Like `exactlyWith`, for one object. */
export const withValues = <const Values extends object, T extends z.ZodRawShape>(values: Values, shape: T) =>
  entry(shape).transform((value) => ({ ...value, ...values }));

/** `value` is the token of a figure. */
export const fact = (max: number) => entry({ value: text(25), label: text(max) });

export const titled = (title: number, max: number) => entry({ title: text(title), text: text(max) });

/** @param count - of the specification. The owner may add questions. */
export const faq = (count: number, max: number) =>
  entry({
    title: text(50),
    items: list(entry({ question: text(110), answer: text(max) }), count, 12).meta({
      editor: { label_singular: 'Question' },
    }),
  }).meta({ label: 'FAQ' });

/** A page's last section. */
export const closing = <const N extends number>(count: N, max: number) =>
  entry({ title: text(60), text: text(max), actions: exactly(count, action) });

const serviceHint = 'For search engines.';

/** schema.org `Service`. */
export const service = {
  name: text(60).meta({ hint: 'For search engines, as the page shows it.' }),
  serviceType: text(60).meta({ label: 'Type of service', hint: serviceHint }),
  audience: text(80).meta({ hint: serviceHint }),
};

export const page = <T extends z.ZodRawShape>(shape: T) => pageWithHead(headSchema, shape);

export const pageWithHead = <Head extends z.ZodObject, T extends z.ZodRawShape>(head: Head, shape: T) =>
  entry({ head, ...shape });

/** Pages elsewhere that a text cites. */
export const sources = (count: number, max = 25) =>
  entry({
    note: text(max),
    links: exactly(
      count,
      entry({ label: text(40), url: pattern(/^https:\/\/\S+$/, 'an address that starts with https://') }),
    ),
  });
