/**
 * A drawing is a file of the repository that `npm run draw` writes. Text (SVG, JSON) comes out the same on every
 * machine, so that the file can be compared with what is drawn. The bytes of a picture depend on the encoder's version
 * and the processor; of a picture `drawn-from.json` tells what it was drawn from, and that is compared.
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

/** A file to draw. */
export interface Drawing {
  /** From the top of the repository. */
  readonly file: string;
  /** A hash of all that a picture is drawn from; drawings without it are text. */
  readonly source?: () => Promise<string>;
  readonly draw: () => string | Buffer | Promise<string | Buffer>;
}

/** The hash of what a picture was drawn from, by its file. */
type DrawnFrom = Readonly<Record<string, string>>;

/** Where `npm run draw` notes what pictures were drawn from. */
export const drawnFromFile = 'scripts/drawings/drawn-from.json';

export const readDrawnFrom = async () => JSON.parse(await readFile(drawnFromFile, 'utf8')) as DrawnFrom;

/** A file that the site serves at `address`. */
export const atAddress = (address: string) => `public${address}`;

/** Data that components import; `.prettierignore` leaves these files as they are written. */
export const asJson = (data: unknown) => `${JSON.stringify(data, null, 2)}\n`;

/** A short sum of what a picture is drawn from. */
export function sumOf(...sources: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const source of sources) hash.update(source);
  return hash.digest('hex').slice(0, 32);
}

/** Whether a drawing's file is missing, or isn't what would be drawn now. */
export async function isStale({ file, source, draw }: Drawing, drawnFrom: DrawnFrom): Promise<boolean> {
  const content = await readFile(file).catch(() => undefined);
  if (!content) return true;
  return source ? drawnFrom[file] !== (await source()) : content.toString() !== (await draw());
}

/** Pictures that were drawn once and are no drawing any more, such as portraits of somebody who left. */
export const leftOver = (drawings: readonly Drawing[], drawnFrom: DrawnFrom) =>
  Object.keys(drawnFrom).filter((name) => !drawings.some(({ file }) => file === name));
