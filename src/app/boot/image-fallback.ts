/**
 * Replaces an image that fails to load by the placeholder its `data-fallback` names, and says so in the console where
 * `data-failure` has a message. Listens on the document, because an image may fail before the app is there.
 */
export function handleImageFailures() {
  document.addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLImageElement)) return;
      const { fallback, failure } = target.dataset;
      if (!fallback) return;
      delete target.dataset['fallback'];
      if (failure) console.warn(failure);
      // Because the browser would prefer it to the image's new address.
      target.removeAttribute('srcset');
      target.src = fallback;
    },
    true,
  );
}
