import { Accordion } from '@chakra-ui/react/accordion';
import type { PageContent } from '#src/site/content-types.ts';
import { FaqItem } from './FaqItem.tsx';

/** The questions of a page in Chakra's accordion: one is open at a time, and the open one can be closed. */
export function FaqAccordion({ items }: Pick<NonNullable<PageContent['faq']>, 'items'>) {
  return (
    <Accordion.Root collapsible id="faq">
      {items.map(({ question, answer }, index) => (
        <FaqItem
          key={question}
          group="faq"
          value={`${index}`}
          question={question}
          paragraphs={[answer].flat()}
        />
      ))}
    </Accordion.Root>
  );
}
