import { chakra } from '@chakra-ui/react/styled-system';
import { SiteLink } from '#src/app/SiteLink.tsx';
import type { InternalLink } from '#src/site/routes.ts';

/** A page's figures, numbered, as links to them. */
export function FigureIndex({
  heading,
  figures,
}: {
  heading: string;
  figures: readonly { readonly title: string; readonly to: InternalLink }[];
}) {
  return (
    <chakra.nav
      aria-label={heading}
      borderTop="2px solid {colors.brand}"
      css={{
        '& li': { display: 'flex', gap: '4', borderBottom: '1px solid {colors.hairline}' },
        '& a': { flexGrow: 1, display: 'grid', alignItems: 'center', minHeight: '3.25rem', fontWeight: 600 },
        '& span': { alignSelf: 'center', flexShrink: 0, width: '3.5rem', color: 'fg.muted', fontSize: 'sm' },
      }}
    >
      <ol>
        {figures.map(({ title, to }, index) => (
          <li key={to}>
            <span>Fig. {index + 1}</span>
            <SiteLink to={to}>{title}</SiteLink>
          </li>
        ))}
      </ol>
    </chakra.nav>
  );
}
