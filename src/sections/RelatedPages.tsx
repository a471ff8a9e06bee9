import { chakra } from '@chakra-ui/react/styled-system';
import { SiteLink } from '#src/app/SiteLink.tsx';
import { routeOf, type RoutePath } from '#src/site/routes.ts';
import { Section } from './section/Section.tsx';

/** The related-pages block: links with their descriptions, from the page's row in the route table. */
export function RelatedPages({ paths }: { paths: readonly RoutePath[] }) {
  return (
    <chakra.div _print={{ display: 'none' }}>
      <Section title="Related pages" eyebrow="Read next" layout="aside">
        <chakra.ul
          borderTop="1px solid {colors.hairline}"
          css={{
            '& li': {
              position: 'relative',
              display: 'grid',
              gap: '1',
              borderBottom: '1px solid {colors.hairline}',
              paddingBlock: '4',
            },
            '& a': { fontSize: 'lg', fontWeight: 600, justifySelf: 'start' },
            // The whole row follows the link.
            '& a::after': { content: '""', position: 'absolute', inset: 0 },
            '& li:hover': { borderColor: 'brand' },
            '& span': { color: 'fg.muted' },
          }}
        >
          {paths.map((path) => {
            const { label, summary } = routeOf(path);
            return (
              <li key={path}>
                <SiteLink to={path}>{label}</SiteLink>
                <span>{summary}</span>
              </li>
            );
          })}
        </chakra.ul>
      </Section>
    </chakra.div>
  );
}
