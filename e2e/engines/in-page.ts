/** What the journeys ask in the page. Each function travels there as text, so it uses nothing from outside itself. */

/** Whether React has hydrated the whole page: it keeps a reference on every element that it has hydrated. */
export const isHydrated = () => {
  const elements = [
    ...document.querySelectorAll('#root :is(a, button, summary, h1, h2, input, select, textarea)'),
  ];
  return (
    elements.length > 0 &&
    elements.every((element) => Object.keys(element).some((key) => key.startsWith('__reactFiber$')))
  );
};

/** The elements of the page in their order, with their own text and address, also in closed menus and answers. */
export const readOutline = () =>
  [...document.querySelectorAll('#root *')].map((element) => {
    const own = [...element.childNodes]
      .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      .map(({ textContent }) => textContent?.trim())
      .join('');
    return `${element.tagName.toLowerCase()} ${element.getAttribute('href') ?? ''} ${own}`;
  });

/** Whether an element is drawn, and isn't hidden in a closed menu or answer. */
export const isShown = (selector: string) =>
  document.querySelector(selector)?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ??
  false;

/** Where an element is in the window. */
export const boxOf = (selector: string) => {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`${selector} is missing`);
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return { left, top, right, bottom };
};

/** Sets the value of a select or a date field as a visitor who chooses it does. */
export const choose = ([selector, value]: readonly [string, string]) => {
  const field = document.querySelector<HTMLInputElement | HTMLSelectElement>(selector);
  if (!field) throw new Error(`${selector} is missing`);
  // React overrides the property on the element itself and would take the value for its own.
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
};
