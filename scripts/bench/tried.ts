/** What was tried for rows that miss their bar, and what it gave on a machine of two shared cores. */
export const tried = [
  {
    row: 'LCP ≤ 1000 (Lighthouse, simulated)',
    attempts: [
      'what it is made of: the simulation lets logo, two typefaces, manifest and icon follow one another, 150 each, because all of them arrive before the paint that this machine observes; first paint is 750',
      'no typefaces at all: 910–760 on /services; the heading’s alone: 900 on / and /services. Not kept: the first page would be set in the platform’s own faces, and the two files are fetched beside the first layout, not before it.',
      'the heading’s typeface without preload: 1060 on /services, but first paint 160 later',
      'the logo as a lazy image: no change',
      'sections below the first view with content-visibility: 1110–1180 on /, first layout 150 → 65. Not kept: until they are laid out, innerText of those sections is empty, for readers and crawlers alike.',
      'the app fetched only after the first paint: 1800 → 1130 on /sitemap',
      'Chakra’s recipes compiled at build: the same LCP, TBT 91 → 10, take-over 132 → 103 kB',
      'the document of / with its headers in one round trip instead of two: first paint 910 → 754, LCP 1280 → 1130',
      'the floor of two typefaces over HTTP/1.1: the simulation gives each a new connection or a place in a row, 300 in both cases, so that 754 + 300 is the least; one file for both would be 150 less, and no browser takes two families from one file',
    ],
  },
  {
    row: 'TBT ≤ 50 on /submit-rfp/form (60–125), and the take-over’s longest task on any page',
    attempts: [
      'what it is made of: the first layout of the form, and the evaluation of React DOM, which makes five Error objects; with developer tools attached, as here, V8 then reads the whole of React DOM again for their line numbers: 28 of 42 at 4×. Without them the same module takes 4 instead of 12, not slowed down: no visitor pays it, and React is left as it is.',
    ],
  },
  {
    row: 'longest task before the take-over (the first layout of long pages)',
    attempts: [
      'content-visibility, as above',
      'no balanced or pretty line breaks, no SVG, no web fonts: within the noise of 30 each',
    ],
  },
] as const;
