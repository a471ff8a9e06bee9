import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { team } from '#src/content/values/team.ts';
import { TeamList } from './TeamList.tsx';

const placeholder = {
  ...team[0]!,
  photo: undefined,
  linkedin: undefined,
  orcid: undefined,
  isPlaceholder: true,
};
const ada = {
  ...placeholder,
  slug: 'ada',
  name: 'Ada Lovelace',
  isPlaceholder: false,
  photo: 'ada.jpg',
  linkedin: 'https://www.linkedin.com/in/ada',
  years: 1,
  programs: 14,
};

test('a named person has a portrait with a fallback, experience and links', () => {
  const html = renderToStaticMarkup(<TeamList content={[ada]} />);
  expect(html).toContain('<li id="ada">');
  expect(html).toContain('srcSet="/team/ada-160.avif 160w,/team/ada-336.avif 336w"');
  expect(html).toContain('src="/team/ada-672.jpg" alt="Portrait of Ada Lovelace"');
  expect(html).toContain('data-fallback="/placeholder.svg"');
  const text = html.replaceAll(/<[^>]*>/g, '');
  expect(text).toContain('1 year in development, 14 programs');
  expect(text).toContain('LinkedIn profile of Ada Lovelace');
});

test('a placeholder has no picture and no link', () => {
  expect(renderToStaticMarkup(<TeamList content={[placeholder]} />)).not.toMatch(/<img|<a /);
});
