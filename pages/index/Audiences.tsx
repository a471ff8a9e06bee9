import { ForwardLink } from '#src/sections/ForwardLink.tsx';
import type { Action, TitledText } from '#src/site/page-content.ts';
import { unbroken, unbrokenHeading } from '#src/text/unbroken.ts';
import { HeadedGrid } from './HeadedGrid.tsx';

export interface AudiencesContent {
  readonly title: string;
  readonly entries: readonly (TitledText & { readonly action: Action })[];
}

/** Where to read on, by what the visitor has. */
export function Audiences({ content: { title, entries } }: { content: AudiencesContent }) {
  return (
    <HeadedGrid title={title}>
      {entries.map((entry) => (
        <li key={entry.title}>
          <h3>{unbrokenHeading(entry.title)}</h3>
          <p>{unbroken(entry.text)}</p>
          <ForwardLink action={entry.action} />
        </li>
      ))}
    </HeadedGrid>
  );
}
