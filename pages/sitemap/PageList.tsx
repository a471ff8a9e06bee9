import { ActionLink } from '#src/components/ActionLink.tsx';
import type { Action } from '#src/content/page-content.ts';
import { findRoute, type RoutePath } from '#src/site/routes.ts';
import { Heading, Text } from '#src/components/Text.tsx';
import styles from './PageList.module.css';

/** A page with a query, or the external booking page. */
interface ListedLink extends Action {
  readonly summary: string;
}

export interface PageGroup {
  readonly title: string;
  /** Paths take label and summary from the route table. */
  readonly entries: readonly (RoutePath | ListedLink)[];
}

const toLink = (entry: RoutePath | ListedLink): ListedLink => {
  if (typeof entry !== 'string') return entry;
  const { label = entry, summary = '' } = findRoute(entry) ?? {};
  return { label, summary, to: entry };
};

export function PageList({ content }: { content: readonly PageGroup[] }) {
  return (
    <div className={styles.root}>
      {content.map(({ title, entries }) => (
        <section key={title}>
          <Heading as="h2">{title}</Heading>
          <ul>
            {entries.map(toLink).map((link) => (
              <li key={link.to}>
                <ActionLink action={link} /> <Text as="span">{link.summary}</Text>{' '}
                <code data-screen="">{link.to === 'booking' ? 'external page' : link.to}</code>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
