/** Listens on the document, because an image may fail before hydration. */
export function handleImageFailures() {
  document.addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLImageElement)) return;
      const { fallback, failure } = target.dataset;
      if (!fallback) return;
      delete target.dataset['fallback'];
      if (failure) console.warn(failure);
      // The browser would prefer `srcset` to the new `src`.
      target.removeAttribute('srcset');
      target.src = fallback;
    },
    true,
  );
}
