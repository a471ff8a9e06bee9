import { type ReactNode, useEffect, useId, useRef } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { scrollToAnchor } from '#src/browser/scroll-to-anchor.ts';
import { classNames } from '#src/theme/class-names.ts';
import { unbroken, unbrokenHeading } from '#src/text/unbroken.ts';
import { inquiryDeskRecipe } from './InquiryDesk.recipe.ts';

const anchor = 'contact-form';

/**
 * The inquiry form; a band of its own with the anchor of the form.
 *
 * @param help - what helps before the form, and beside it on wide screens; goes once it is sent.
 * @param children - what stands at the form's end.
 */
export function InquiryDesk({
  content: { title, intro },
  help,
  form,
  children,
}: {
  content: { readonly title: string; readonly intro: string };
  help: ReactNode;
  form: ReactNode;
  children: ReactNode;
}) {
  const headingId = useId();
  useScrollToForm();
  return (
    <section id={anchor} className={classNames(inquiryDeskRecipe)} aria-labelledby={headingId}>
      <div>
        <h2 id={headingId}>{unbrokenHeading(title)}</h2>
        <p>{unbroken(intro)}</p>
      </div>
      <div>{help}</div>
      <div>{form}</div>
      <aside>{children}</aside>
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
