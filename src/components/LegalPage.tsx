import type { ComponentProps, ComponentType } from 'react';
import type { PageContent } from '#src/content/page-content.ts';
import type { PageLink } from '#src/site/routes.ts';
import { PageFrame } from './frame/PageFrame.tsx';
import section from './Section.module.css';
import { SiteLink } from './SiteLink.tsx';
import { Heading, Text } from './Text.tsx';
import styles from './LegalPage.module.css';

/** Compiled from Markdown by `scripts/build/content/legal-markdown.ts`. */
export type LegalText = ComponentType<{ readonly components: typeof elements }>;

/** @param texts - empty without a file in `content/legal` */
export function LegalPage({
  content,
  texts,
}: {
  content: PageContent;
  texts: Readonly<Record<string, LegalText>>;
}) {
  return (
    <PageFrame content={content}>
      {Object.entries(texts).map(([file, LegalText]) => (
        <div key={file} className={section.root}>
          <div className={section.inner}>
            <div className={styles.root}>
              <LegalText components={elements} />
            </div>
          </div>
        </div>
      ))}
    </PageFrame>
  );
}

const elements = {
  a: TextLink,
  table: ScrollableTable,
  h2: (attributes: ComponentProps<'h2'>) => <Heading as="h2" {...attributes} />,
  h3: (attributes: ComponentProps<'h3'>) => <Heading as="h3" {...attributes} />,
  p: Text,
  li: (attributes: ComponentProps<'li'>) => <Text as="li" {...attributes} />,
  td: (attributes: ComponentProps<'td'>) => <Text as="td" {...attributes} />,
} as const;

function TextLink({ href = '', children, ...attributes }: ComponentProps<'a'>) {
  return href.startsWith('/') ? (
    <SiteLink to={href as PageLink}>{children}</SiteLink>
  ) : (
    <a {...attributes} href={href} rel="noopener">
      {children}
    </a>
  );
}

function ScrollableTable({ children }: ComponentProps<'table'>) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard must be able to scroll it (WCAG 2.1.1)
    <section aria-label="Table" tabIndex={0}>
      <table>{children}</table>
    </section>
  );
}
