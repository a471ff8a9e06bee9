import { chakra, useRecipe } from '@chakra-ui/react/styled-system';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { scrollToAnchor } from '#src/app/scroll-to-anchor.ts';
import type { Step } from '#src/site/content-types.ts';
import { ProcessSteps } from '../process-steps/ProcessSteps.tsx';
import { inquiryDeskRecipe } from './InquiryDesk.recipe.ts';

export interface InquiryDeskContent {
  readonly title: string;
  readonly intro: string;
  readonly asideTitle: string;
  /** What happens with an inquiry once it is sent. */
  readonly steps: readonly Step[];
}

const anchor = 'contact-form';

/** The inquiry form and, beside it, what happens next; a band of its own with the anchor of the form. */
export function InquiryDesk({
  content,
  form,
  children,
}: {
  content: InquiryDeskContent;
  form?: ReactNode;
  children?: ReactNode;
}) {
  const root = useRecipe({ recipe: inquiryDeskRecipe })();
  const headingId = useId();
  useScrollToForm();
  return (
    <chakra.section id={anchor} css={root} aria-labelledby={headingId}>
      <div>
        <div>
          <h2 id={headingId}>{content.title}</h2>
          <p>{content.intro}</p>
        </div>
        {form}
      </div>
      <aside>
        <h2>{content.asideTitle}</h2>
        <ProcessSteps steps={content.steps} />
        {children}
      </aside>
    </chakra.section>
  );
}

/** A link to this page that is followed on this page asks for the form, and leads there. */
function useScrollToForm() {
  const { key, hash } = useLocation();
  const navigationType = useNavigationType();
  const shownKey = useRef(key);
  useEffect(() => {
    if (shownKey.current === key) return;
    shownKey.current = key;
    if (!hash && navigationType !== 'POP') scrollToAnchor(anchor);
  }, [key, hash, navigationType]);
}
