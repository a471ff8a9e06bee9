import { formPages } from '#shared/function-api.ts';
import { useLocation } from 'react-router-dom';
import { useIsHydrated } from '#src/browser/use-is-hydrated.ts';
import { ActionLink } from '#src/components/ActionLink.tsx';
import { Fact, Heading, Text } from '#src/components/Text.tsx';
import type { Action, Fact as FactContent } from '#src/site/page-content.ts';
import { Button } from '#src/theme/chakra/Button.tsx';
import type { PageLink } from '#src/site/routes.ts';
import styles from './ContactWays.module.css';

export interface ContactWay {
  readonly title: string;
  readonly fact: FactContent;
  readonly text: string;
  readonly action: Action;
}

/** The ways to reach DEP, beside each other with equal weight. */
export function ContactWays({ ways }: { ways: readonly ContactWay[] }) {
  const { search } = useLocation();
  const query = useIsHydrated() ? search : '';
  return (
    <ul className={styles.root}>
      {ways.map(({ title, fact, text, action }) => (
        <li key={title}>
          <Heading as="h2">{title}</Heading>
          <p className={styles.fact}>
            <Fact content={fact} />
          </p>
          <Text>{text}</Text>
          <Button asChild>
            <ActionLink action={keepQuery(action, query)} />
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** The link to the form on this page keeps the topic in the address. */
function keepQuery(action: Action, query: string): Action {
  const [path, anchor] = action.to.split('#');
  return path === formPages.contact && anchor
    ? { ...action, to: `${path}${query}#${anchor}` as PageLink }
    : action;
}
