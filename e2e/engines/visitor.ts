import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Keys by the names of DOM (https://www.w3.org/TR/uievents-key/). */
export type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowDown';

/** What the journeys need of a browser: the few things that each driver can do. The rest is asked in the page, by `read`. */
export interface Visitor {
  /** Opens an address and waits until its document is loaded. */
  goTo(address: string): Promise<void>;
  /** Runs a function in the page, also where the page's own scripts don't run, and returns what it returns. */
  read<Result, Argument>(
    inPage: (argument: Argument) => Result | Promise<Result>,
    argument?: Argument,
  ): Promise<Result>;
  /** Runs text as a script in the page. */
  inject(script: string): Promise<void>;
  /** Scrolls to the first element that matches, and clicks its middle. */
  click(selector: string): Promise<void>;
  /** Clicks into a field and types at its end. */
  type(selector: string, text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** Moves the mouse to the middle of an element. */
  hover(selector: string): Promise<void>;
  attach(selector: string, file: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** A PNG of the window. */
  picture(): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** A file to attach: 1,000 bytes in a folder of its own. */
export function fileToAttach(name: string): string {
  const path = join(mkdtempSync(join(tmpdir(), 'attachment-')), name);
  writeFileSync(path, Buffer.alloc(1000, 1));
  return path;
}
