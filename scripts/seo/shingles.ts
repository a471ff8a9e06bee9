/** How alike texts are, by the word sequences (shingles) they share: A. Broder, "On the resemblance of documents", 1997. */

/** Words in a sequence: long enough that common phrases don't count, short enough to survive an edit. */
const sequenceLength = 5;

/** 32-bit FNV-1a. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}

/** The words of a text, lower-cased and without punctuation. */
export const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** The sorted hashes of a text's word sequences, each once. */
export function shinglesOf(text: string): Uint32Array {
  const words = wordsOf(text);
  const hashes = new Set<number>();
  for (let start = 0; start + sequenceLength <= words.length; start += 1) {
    hashes.add(hash(words.slice(start, start + sequenceLength).join(' ')));
  }
  return Uint32Array.from(hashes).toSorted();
}

/** The share of word sequences two texts have in common, of all they have: 0 to 1. */
export function resemblance(one: Uint32Array, other: Uint32Array): number {
  let shared = 0;
  for (let a = 0, b = 0; a < one.length && b < other.length;) {
    const difference = (one[a] as number) - (other[b] as number);
    if (difference === 0) shared += 1;
    if (difference <= 0) a += 1;
    if (difference >= 0) b += 1;
  }
  const all = one.length + other.length - shared;
  return all === 0 ? 0 : shared / all;
}

const bands = 24;
const rowsPerBand = 3;

/** One smallest hash for each of `bands * rowsPerBand` orders of all hashes (MinHash). */
function signatureOf(shingles: Uint32Array): Uint32Array {
  const signature = new Uint32Array(bands * rowsPerBand).fill(0xffffffff);
  for (const shingle of shingles) {
    for (let order = 0; order < signature.length; order += 1) {
      // A different mixing of the same hash for each order (finalizer of MurmurHash3).
      let mixed = shingle ^ Math.imul(order + 1, 0x9e3779b1);
      mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
      mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
      mixed = (mixed ^ (mixed >>> 16)) >>> 0;
      if (mixed < (signature[order] as number)) signature[order] = mixed;
    }
  }
  return signature;
}

/**
 * The pairs of texts that are more alike than `threshold`. Pairs are looked for among texts that agree in a band of
 * their signatures (locality-sensitive hashing), not among all, so that the work grows with the number of texts and
 * not with its square; a found pair is then compared exactly. With 24 bands of 3, a pair that is 50% alike is found
 * with a probability of 96%, at 70% always.
 */
export function nearDuplicates(
  texts: readonly Uint32Array[],
  threshold: number,
): { readonly first: number; readonly second: number; readonly resemblance: number }[] {
  const buckets = new Map<string, number[]>();
  texts.forEach((shingles, index) => {
    if (shingles.length === 0) return;
    const signature = signatureOf(shingles);
    for (let band = 0; band < bands; band += 1) {
      const key = `${band}:${signature.subarray(band * rowsPerBand, (band + 1) * rowsPerBand).join()}`;
      const bucket = buckets.get(key);
      if (bucket) bucket.push(index);
      else buckets.set(key, [index]);
    }
  });
  const pairs = new Map<string, { first: number; second: number; resemblance: number }>();
  for (const bucket of buckets.values()) {
    for (const second of bucket) {
      // Against the bucket's first only: a hundred copies of one page are a hundred findings, not five thousand.
      const first = bucket[0] as number;
      const key = `${first}:${second}`;
      if (first === second || pairs.has(key)) continue;
      const alike = resemblance(texts[first] as Uint32Array, texts[second] as Uint32Array);
      if (alike >= threshold) pairs.set(key, { first, second, resemblance: alike });
    }
  }
  return [...pairs.values()];
}
