/** How alike texts are, by the word sequences they share: A. Broder, "On the resemblance of documents", 1997. */

/** Words in a sequence: long enough that common phrases don't count, short enough to survive an edit. */
const sequenceLength = 5;

/** The words of a text, lower-cased and without punctuation. */
export const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** A text's word sequences, each once. */
export function sequencesOf(text: string): ReadonlySet<string> {
  const words = wordsOf(text);
  const count = Math.max(0, words.length - sequenceLength + 1);
  return new Set(
    Array.from({ length: count }, (_, start) => words.slice(start, start + sequenceLength).join(' ')),
  );
}

/** The share of word sequences two texts have in common, of all they have: 0 to 1. */
export function resemblance(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let shared = 0;
  for (const sequence of one) if (other.has(sequence)) shared += 1;
  return shared / (one.size + other.size - shared || 1);
}
