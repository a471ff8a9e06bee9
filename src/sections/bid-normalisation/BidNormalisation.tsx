import { classNames } from '#src/theme/class-names.ts';
import { bidNormalisationRecipe } from './BidNormalisation.recipe.ts';

/** How a bidder treated a line of the scope. */
export type Treatment = 'priced' | 'bundled' | 'missing';

/** What normalisation makes of each treatment. */
const normalised = { priced: 'priced', bundled: 'split out', missing: 'added' } as const;

export interface BidNormalisationContent {
  readonly caption: string;
  readonly lineHeading: string;
  readonly received: string;
  readonly normalised: string;
  readonly vendors: readonly string[];
  /** A treatment for each vendor, in the order of the vendors. */
  readonly lines: readonly { readonly name: string; readonly treatments: readonly Treatment[] }[];
  /** What each mark means, in the order of the key. */
  readonly key: readonly { readonly mark: Treatment | 'split out' | 'added'; readonly meaning: string }[];
}

/** The same proposals twice: as vendors wrote them, and after each line was put on one basis. */
export function BidNormalisation({ content }: { content: BidNormalisationContent }) {
  const root = classNames(bidNormalisationRecipe);
  const { vendors, lines } = content;
  const groups = [content.received, content.normalised];
  return (
    <figure className={root}>
      <table>
        <caption>{content.caption}</caption>
        <colgroup />
        {groups.map((group) => (
          <colgroup key={group} span={vendors.length} />
        ))}
        <thead>
          <tr>
            <th rowSpan={2} scope="col">
              {content.lineHeading}
            </th>
            {groups.map((group) => (
              <th key={group} colSpan={vendors.length} scope="colgroup">
                {group}
              </th>
            ))}
          </tr>
          <tr>
            {groups.map((group) =>
              vendors.map((vendor) => (
                <th key={group + vendor} scope="col">
                  {vendor}
                </th>
              )),
            )}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ name, treatments }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {[...treatments, ...treatments.map((treatment) => normalised[treatment])].map((mark, index) => (
                <td key={index} data-mark={mark}>
                  <span>{mark}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul>
        {content.key.map(({ mark, meaning }) => (
          <li key={mark} data-mark={mark}>
            {meaning}
          </li>
        ))}
      </ul>
    </figure>
  );
}
