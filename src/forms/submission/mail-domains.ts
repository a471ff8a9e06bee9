/** The domains of most private addresses. Short ones are left out: too many others are one slip away from them. */
const usualDomains = [
  'gmail.com',
  'googlemail.com',
  'outlook.com',
  'hotmail.com',
  'yahoo.com',
  'icloud.com',
  'protonmail.com',
];

/** Domains of other people that only look like one of those. */
const otherDomains = new Set(['mail.com', 'ymail.com', 'cloud.com']);

/** The address that was meant, if its domain is one slip away from a usual one. */
export function suggestedAddress(written: string): string | undefined {
  const [, name, domain] = /^\s*([^@\s]+)@([^@\s]+)\s*$/.exec(written) ?? [];
  const typed = domain?.toLowerCase();
  if (!typed || usualDomains.includes(typed) || otherDomains.has(typed)) return undefined;
  const meant = usualDomains.find((usual) => isOneSlip(typed, usual));
  return meant && `${name}@${meant}`;
}

/** Whether two different words differ by one letter left out, added or mistaken, or by two neighbours that changed places. */
function isOneSlip(one: string, other: string): boolean {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  let end = 0;
  while (end < Math.min(one.length, other.length) - start && one.at(-1 - end) === other.at(-1 - end)) end++;
  const here = one.slice(start, one.length - end);
  const there = other.slice(start, other.length - end);
  const isSwap = here.length === 2 && there === `${here[1]}${here[0]}`;
  return isSwap || (here.length <= 1 && there.length <= 1);
}
