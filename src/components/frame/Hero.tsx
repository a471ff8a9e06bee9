import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Milestones } from './Milestones.tsx';
import { BreadcrumbTrail } from './BreadcrumbTrail.tsx';
import { formPages } from '#src/inquiry/function-api.ts';
import type { Crumb } from '#src/site/breadcrumbs.ts';
import type { HeroContent } from '#src/content/page-content.ts';
import type { Route } from '#src/site/routes.ts';
import text from '#src/theme/text.module.css';
import { Heading, Text } from '../Text.tsx';
import { ActionButtons } from '../ActionButtons.tsx';
import { FactList } from '../FactList.tsx';
import styles from './Hero.module.css';

export function Hero({
  content,
  crumbs,
  eyebrow = content.eyebrow,
  figure,
  covers,
  hasPlot = false,
}: {
  content: HeroContent;
  crumbs: readonly Crumb[];
  eyebrow?: ReactNode;
  figure?: ReactNode;
  /** Milestones to fill. Without them, there is no line. */
  covers?: Route['covers'];
  hasPlot?: boolean;
}) {
  const leadsToContact = content.actions?.some(({ to }) => to.startsWith(formPages.contact));
  const layoutWithoutFigure = content.evidence ? styles.split : styles.brief;
  const layout = figure ? hasPlot && styles.plot : layoutWithoutFigure;
  return (
    <div className={clsx(styles.root, layout)}>
      <div className={styles.inner}>
        {crumbs.length > 0 && <BreadcrumbTrail crumbs={crumbs} />}
        <div className={styles.text}>
          {eyebrow && <Text className={`${text.eyebrow} ${styles.eyebrow}`}>{eyebrow}</Text>}
          <Heading as="h1">{content.title}</Heading>
          <Text className={styles.lead}>{content.lead}</Text>
          {content.actions && (
            <div className={clsx(styles.actions, !leadsToContact && styles.withoutContact)}>
              <ActionButtons actions={content.actions} />
            </div>
          )}
          {content.evidence && <FactList facts={content.evidence} className={styles.evidence} />}
        </div>
        {figure && <div className={styles.figure}>{figure}</div>}
        {covers && (
          <div className={styles.line}>
            <Milestones covers={covers} />
          </div>
        )}
      </div>
    </div>
  );
}
