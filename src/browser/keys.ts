type Modifiers = Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** With a modifier, a key or click has another meaning, such as Back or a new tab. */
export const hasModifier = ({ altKey, ctrlKey, metaKey, shiftKey }: Modifiers): boolean =>
  altKey || ctrlKey || metaKey || shiftKey;

/** Input methods get the keys while they compose text. */
export const isPress = (event: KeyboardEvent, key: string): boolean =>
  event.key === key && !event.isComposing && !hasModifier(event);
