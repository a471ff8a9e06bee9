import { expect, test } from 'vitest';
import { disciplines } from '#src/content/disciplines.ts';
import { sortTeam, team } from './team.ts';

const [lead, advisor] = team;

test('the lead comes first, and the advisors keep the order of the disciplines', () => {
  const names = Object.keys(disciplines);
  const positions = team.map(({ discipline }) => names.indexOf(discipline));
  expect(positions[0]).toBe(0);
  expect(positions).toEqual(positions.toSorted((a, b) => a - b));
  expect(sortTeam([advisor!, lead!])).toEqual([lead, advisor]);
});

test('a team without a lead, or with two, is rejected', () => {
  expect(() => sortTeam([advisor!])).toThrow(
    /^content\/people has 0 profiles with the discipline “Program lead”\. Give exactly one/,
  );
  expect(() => sortTeam([lead!, { ...lead!, slug: 'ada', name: 'Ada' }])).toThrow(
    `content/people has 2 profiles with the discipline “Program lead” (${lead!.slug}.json, ada.json).`,
  );
});

test('a name that two profiles have is rejected', () => {
  expect(() => sortTeam([lead!, advisor!, { ...advisor!, slug: 'ada' }])).toThrow(
    `content/people/ada.json: Name repeats “${advisor!.name}”. Delete one of the profiles.`,
  );
});
