import { useEffect } from 'react';
import { useKnownPath } from '#src/browser/use-known-path.ts';
import { ActionLink } from '#src/components/ActionLink.tsx';
import { SiteLink } from '#src/components/SiteLink.tsx';
import { BreadcrumbTrail } from '#src/components/frame/BreadcrumbTrail.tsx';
import { notFoundTrail } from '#src/site/breadcrumbs.ts';
import { getRoute } from '#src/site/routes.ts';
import { Button } from '#src/theme/chakra/Button.tsx';
import { Heading, Text } from '#src/components/Text.tsx';
import type { Content } from './content.ts';
import styles from './NotFound.module.css';

export function NotFound({ content }: { content: Content['notFound'] }) {
  const unknownPath = useKnownPath();
  useEffect(() => {
    if (unknownPath) console.warn(`Page not found: ${unknownPath}`);
  }, [unknownPath]);
  return (
    <div className={styles.root}>
      <BreadcrumbTrail crumbs={notFoundTrail} />
      <div className={styles.text}>
        <Heading as="h1">
          <span>{content.code}</span> {content.title}
        </Heading>
        <Text>{content.lead}</Text>
        <Button asChild>
          <ActionLink action={content.home} />
        </Button>
      </div>
      <ul className={styles.pages}>
        {content.pages.map((path) => (
          <li key={path}>
            <SiteLink to={path}>{getRoute(path).label}</SiteLink>{' '}
            <Text as="span">{getRoute(path).summary}</Text>
          </li>
        ))}
      </ul>
    </div>
  );
}
