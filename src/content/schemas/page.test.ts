import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { claims } from '#src/content/values/claims.ts';
import { readFilledFile } from '#src/content/readers/content-files.ts';
import { action, exactly, exactlyWith, fact, faq, withValues } from './page.ts';
import { entry, quotedText, text } from './parts.ts';

const file = join(mkdtempSync(join(tmpdir(), 'page-')), 'page.json');

const schema = entry({
  hero: entry({ title: text(20), actions: exactly(1, action), evidence: exactly(1, fact(20)) }),
  steps: withValues({ id: 'steps' }, { entries: exactlyWith([{ id: 'first' }], { title: quotedText(20) }) }),
  faq: faq(1, 40),
});

const page = {
  hero: {
    title: 'In {{startDelay}}',
    actions: [{ label: 'See "all"', to: '/services#services' }],
    evidence: [{ value: '{{readinessSprint.price}}', label: 'a sprint' }],
  },
  steps: { entries: [{ title: "Don't wait" }] },
  faq: {
    title: 'Questions',
    items: [{ question: 'How long?', answer: 'You get {{actionPlan.withArticle}} plan.' }],
  },
};

const read = (content: object) => {
  writeFileSync(file, JSON.stringify(content));
  return readFilledFile(file, schema);
};

test('a page has its texts, with figures, typeset quotation marks and the values of the design', () => {
  const { hero, steps, faq } = read(page);
  expect(hero.title).toBe(`In ${claims.startDelay}`);
  expect(hero.actions[0]).toEqual({ label: 'See “all”', to: '/services#services' });
  expect(steps).toEqual({ id: 'steps', entries: [{ id: 'first', title: "Don't wait" }] });
  expect(faq.items[0]?.answer).toMatch(new RegExp(`^You get an? ${claims.actionPlan} plan\\.$`));
});

const changeHero = (changes: object) => ({ ...page, hero: { ...page.hero, ...changes } });
const changeLink = (to: string) => changeHero({ actions: [{ label: 'See', to }] });

test.each([
  [
    'an unknown form',
    changeHero({ title: '{{startDelay.upper}}' }),
    'Hero > Title has {{startDelay.upper}}, which names nothing.',
  ],
  [
    'an unknown page',
    changeLink('/prices'),
    'Hero > Actions > 1 > Leads to is /prices, but there is no such page. Correct the path.',
  ],
  [
    'another address',
    changeLink('www.b.org'),
    'Hero > Actions > 1 > Leads to must be the path of a page, such as /services,',
  ],
  ['a value of the design', { ...page, steps: { ...page.steps, id: 'x' } }, 'Steps has unknown fields: id.'],
])('%s is rejected with its file, label and fix', (_, content, problem) => {
  expect(() => read(content)).toThrow(`${file}: ${problem}`);
});
