import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';
import { type ReactNode, useId } from 'react';
import { sectionRecipe } from './Section.recipe.ts';

export interface SectionProps {
  readonly title: string;
  /** Small label above the heading; numbered where order matters. */
  readonly eyebrow?: string | undefined;
  readonly intro?: string | undefined;
  /** Anchor of the section. */
  readonly id?: string | undefined;
  /** Bands alternate between the page's paper and mist. */
  readonly tone?: 'paper' | 'mist' | undefined;
  /** `aside` sets the heading beside the body on wide screens. */
  readonly layout?: 'stacked' | 'aside' | undefined;
  readonly children: ReactNode;
}

/** A full-bleed band of a page: its heading and what it holds. */
export function Section({
  title,
  eyebrow,
  intro,
  id,
  tone = 'paper',
  layout = 'stacked',
  children,
}: SectionProps) {
  const styles = useSlotRecipe({ recipe: sectionRecipe })({ tone, layout });
  const headingId = useId();
  return (
    <chakra.section css={styles.root} id={id} aria-labelledby={headingId}>
      <chakra.div css={styles.inner}>
        <chakra.div css={styles.heading}>
          {eyebrow && <chakra.p css={styles.eyebrow}>{eyebrow}</chakra.p>}
          <h2 id={headingId}>{title}</h2>
          {intro && <chakra.p css={styles.intro}>{intro}</chakra.p>}
        </chakra.div>
        <chakra.div css={styles.body}>{children}</chakra.div>
      </chakra.div>
    </chakra.section>
  );
}
