type Kind = 'localStorage' | 'sessionStorage';

/** Returns undefined if the key is missing or storage is blocked. */
export function readStored(kind: Kind, key: string): unknown {
  try {
    return JSON.parse(window[kind].getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Returns false if storage is full or blocked. */
export function writeStored(kind: Kind, key: string, value: unknown): boolean {
  try {
    window[kind].setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

export function removeStored(kind: Kind, key: string): void {
  try {
    window[kind].removeItem(key);
  } catch {
    // Blocked storage is empty.
  }
}
