import { Accordion } from '@chakra-ui/react/accordion';
import type { PageContent } from '#src/site/content-types.ts';
import { FaqItem } from './FaqItem.tsx';

/** The questions of a page in Chakra's accordion: one is open at a time, and the open one can be closed. */
export function FaqAccordion({ id, items }: { id: string; items: NonNullable<PageContent['faq']>['items'] }) {
  return (
    <Accordion.Root collapsible id={id}>
      {items.map(({ question, answer }, index) => (
        <FaqItem
          key={question}
          group={id}
          value={`${index}`}
          question={question}
          paragraphs={[answer].flat()}
        />
      ))}
    </Accordion.Root>
  );
}
