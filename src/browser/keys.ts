type Modifiers = Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** With a modifier key, a key or a click has another meaning in the browser, such as Back or a new tab. */
export const hasModifier = ({ altKey, ctrlKey, metaKey, shiftKey }: Modifiers): boolean =>
  altKey || ctrlKey || metaKey || shiftKey;

/** Checks for a key without modifiers. While an input method composes text, keys are its own. */
export const isPress = (event: KeyboardEvent, key: string): boolean =>
  event.key === key && !event.isComposing && !hasModifier(event);
