import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';
import Plus from 'lucide-react/dist/esm/icons/plus.mjs';
import type { PageContent } from '#src/site/content-types.ts';
import { Section, type SectionProps } from '../section/Section.tsx';
import { faqRecipe } from './Faq.recipe.ts';

/**
 * Questions and answers. Native `details` with one name are exclusive and collapsible without JavaScript, and
 * their answers are reached by find-in-page and crawlers.
 */
export function Faq({
  faq,
  tone,
  id = 'faq',
}: { faq: NonNullable<PageContent['faq']> } & Pick<SectionProps, 'tone' | 'id'>) {
  const styles = useSlotRecipe({ recipe: faqRecipe })();
  return (
    <Section title={faq.title} intro={faq.intro} eyebrow="Questions" layout="aside" tone={tone} id={id}>
      <chakra.div css={styles.root}>
        {faq.items.map(({ question, answer }) => (
          <chakra.details key={question} css={styles.item} name={id}>
            <chakra.summary css={styles.itemTrigger}>
              <h3>{question}</h3>
              <chakra.span css={styles.itemIndicator}>
                <Plus size={20} strokeWidth={1.5} aria-hidden />
              </chakra.span>
            </chakra.summary>
            <chakra.div css={styles.itemContent}>
              {[answer].flat().map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </chakra.div>
          </chakra.details>
        ))}
      </chakra.div>
    </Section>
  );
}
