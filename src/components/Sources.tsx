import { Fragment } from 'react';
import text from '#src/theme/text.module.css';

interface SourcesContent {
  readonly note: string;
  readonly links: readonly { readonly label: string; readonly url: string }[];
}

export function Sources({ content: { note, links } }: { content: SourcesContent }) {
  return (
    <p className={text.note}>
      {`${note} `}
      {links.map(({ label, url }, index) => (
        <Fragment key={url}>
          {index > 0 && ', '}
          <a href={url} rel="noopener">
            {label}
          </a>
        </Fragment>
      ))}
    </p>
  );
}
