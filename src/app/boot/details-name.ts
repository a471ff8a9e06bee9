/** Closes the other `details` of a name, which Firefox does since version 130. */
export function closeOtherDetails() {
  if ('name' in HTMLDetailsElement.prototype) return;
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (!(target instanceof HTMLDetailsElement) || !target.open) return;
      const sameName = `details[name="${target.getAttribute('name')}"]`;
      for (const other of document.querySelectorAll(sameName))
        if (other !== target) other.removeAttribute('open');
    },
    true,
  );
}
