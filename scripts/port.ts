/**
 * The port that a variable asks for; `fallback` where it is not set.
 *
 * @throws {Error} when it isn't a port's number.
 */
export function readPort(value: string | undefined, fallback: number): number {
  if (value === undefined || value === '') return fallback;
  if (!/^\d+$/.test(value) || Number(value) > 65_535)
    throw new Error(`PORT must be a number from 0 (any free port) to 65535 (it is "${value}").`);
  return Number(value);
}
