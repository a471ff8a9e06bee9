import { type ReactNode, useEffect, useId, useRef } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { scrollToAnchor } from '#src/browser/scroll-to-anchor.ts';
import { ProcessSteps } from '#src/sections/ProcessSteps.tsx';
import type { Step } from '#src/site/page-content.ts';
import { classNames } from '#src/theme/class-names.ts';
import { unbroken, unbrokenHeading } from '#src/text/unbroken.ts';
import { inquiryDeskRecipe } from './InquiryDesk.recipe.ts';

export interface InquiryDeskContent {
  readonly title: string;
  readonly intro: string;
  readonly asideTitle: string;
  /** What happens with an inquiry once it is sent. */
  readonly steps: readonly Step[];
}

const anchor = 'contact-form';

/**
 * The inquiry form and, beside it, what happens next; a band of its own with the anchor of the form.
 *
 * @param help - what helps before the form; goes once it is sent.
 */
export function InquiryDesk({
  content,
  help,
  form,
  children,
}: {
  content: InquiryDeskContent;
  help: ReactNode;
  form: ReactNode;
  children: ReactNode;
}) {
  const root = classNames(inquiryDeskRecipe);
  const headingId = useId();
  useScrollToForm();
  return (
    <section id={anchor} className={root} aria-labelledby={headingId}>
      <div>
        <div>
          <h2 id={headingId}>{unbrokenHeading(content.title)}</h2>
          <p>{unbroken(content.intro)}</p>
        </div>
        {help}
        {form}
      </div>
      <aside>
        <h2>{unbrokenHeading(content.asideTitle)}</h2>
        <ProcessSteps content={content.steps} />
        {children}
      </aside>
    </section>
  );
}

/** Scrolls to the form when a visitor who is on this page already follows a link to it. */
function useScrollToForm() {
  const { key, search, hash } = useLocation();
  const navigationType = useNavigationType();
  const navigate = useNavigate();
  const shown = useRef({ key, search });
  useEffect(() => {
    const previous = shown.current;
    shown.current = { key, search };
    if (previous.key === key || hash || navigationType === NavigationType.Pop) return;
    // What the visitor came about stays in the address and with the inquiry.
    if (!search && previous.search) void navigate(previous.search, { replace: true });
    else scrollToAnchor(`#${anchor}`);
  }, [key, search, hash, navigationType, navigate]);
}
