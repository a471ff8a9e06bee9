import { useEffect, useState } from 'react';
import { classNames } from '#src/theme/class-names.ts';
import { inquiryFormRecipe } from '../InquiryForm.recipe.ts';
import { suggestedAddress } from './mail-domains.ts';

/**
 * How long after the visitor has left the field the suggestion comes, in milliseconds: it moves what lies below, which
 * must stay in place until a click on it has ended.
 */
const delay = 400;

/** Asks whether another address was meant where the domain looks mistyped. Whatever the visitor does, nothing is refused. */
export function AddressSuggestion({ input }: { input: string }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const control = controlOf(input);
    if (!control) return undefined;
    let timer: number | undefined;
    const suggest = () => {
      timer = window.setTimeout(() => setAddress(suggestedAddress(control.value)), delay);
    };
    const forget = () => {
      window.clearTimeout(timer);
      setAddress(undefined);
    };
    // Written before this code came: a draft, for example.
    if (document.activeElement !== control) suggest();
    control.addEventListener('change', suggest);
    control.addEventListener('input', forget);
    return () => {
      window.clearTimeout(timer);
      control.removeEventListener('change', suggest);
      control.removeEventListener('input', forget);
    };
  }, [input]);

  const accept = () => {
    const control = controlOf(input);
    if (!control || !address) return;
    control.value = address;
    control.dispatchEvent(new Event('input', { bubbles: true }));
    control.focus();
  };

  return (
    <p role="status">
      {address && (
        <>
          Did you mean{' '}
          <button type="button" className={classNames(inquiryFormRecipe).textButton} onClick={accept}>
            {address}
          </button>
          ?
        </>
      )}
    </p>
  );
}

function controlOf(input: string): HTMLInputElement | null {
  const control = document.getElementById(input);
  return control instanceof HTMLInputElement ? control : null;
}
