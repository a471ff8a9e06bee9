/** After this time without the app, the browser shows its messages. */
const appTimeoutMs = 5_000;

/**
 * Holds back the browser's messages for an incomplete form until the app can show ours (`use-inquiry.ts`), so that the
 * visitor sees one kind.
 */
export function holdInvalidForms() {
  const hold = (event: Event) => {
    const { form } = event.target as HTMLInputElement;
    if (!form) return;
    event.preventDefault();
    if (form.dataset['pressed'] !== undefined) return;
    form.dataset['pressed'] = '';
    setTimeout(() => {
      if (form.noValidate) return;
      delete form.dataset['pressed'];
      document.removeEventListener('invalid', hold, true);
      form.reportValidity();
    }, appTimeoutMs);
  };
  // `invalid` doesn't bubble.
  document.addEventListener('invalid', hold, true);
}
