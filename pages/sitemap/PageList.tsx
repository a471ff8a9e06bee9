import { ActionLink } from '#src/components/ActionLink.tsx';
import type { Action } from '#src/content/page-content.ts';
import { Heading, Text } from '#src/components/Text.tsx';
import styles from './PageList.module.css';

export interface ListedLink extends Action {
  readonly summary: string;
}

interface PageGroup {
  readonly title: string;
  readonly links: readonly ListedLink[];
}

export function PageList({ groups }: { groups: readonly PageGroup[] }) {
  return (
    <div className={styles.root}>
      {groups.map(({ title, links }) => (
        <section key={title}>
          <Heading as="h2">{title}</Heading>
          <ul>
            {links.map((link) => (
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
