import plus from 'lucide/dist/esm/icons/plus.mjs';
import { Icon } from '#src/icons/Icon.tsx';
import type { PageContent } from '#src/site/content-types.ts';
import { classNames } from '#src/theme/class-names.ts';
import { unbroken, unbrokenHeading } from '#src/theme/unbroken.ts';
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
  const styles = classNames(faqRecipe);
  return (
    <Section title={faq.title} intro={faq.intro} eyebrow="Questions" layout="aside" tone={tone} id={id}>
      <div className={styles.root}>
        {faq.items.map(({ question, answer }) => (
          <details key={question} className={styles.item} name={id}>
            <summary className={styles.itemTrigger}>
              <h3>{unbrokenHeading(question)}</h3>
              <span className={styles.itemIndicator}>
                <Icon icon={plus} size={20} />
              </span>
            </summary>
            <div className={styles.itemContent}>
              {[answer].flat().map((paragraph) => (
                <p key={paragraph}>{unbroken(paragraph)}</p>
              ))}
            </div>
          </details>
        ))}
      </div>
    </Section>
  );
}
