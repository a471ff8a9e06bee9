import { expect, test } from 'vitest';
import { milestones } from '#src/site/milestones.ts';
import moleculeDrawing from '#pages/index/one-plan.drawn.json';
import { socialImageSize } from '#src/seo/head.ts';
import { layOutSocialImage, type SocialImage } from './social-image.ts';
import { typeset, type Box } from './typeset.ts';

const content: SocialImage = {
  title: 'Submit an RFP: Reach Pre-Vetted CROs and CDMOs',
  summary: 'Connect with pre-vetted partners.',
  host: 'www.dep.example',
  logo: '<svg xmlns="http://www.w3.org/2000/svg" width="180" height="40"/>',
};

/** The texts of an image with their styles. */
function textsOf({ props: { children, style } }: Box): { text: string; style: Record<string, unknown> }[] {
  if (typeof children === 'string') return [{ text: children, style: style as Record<string, unknown> }];
  return ((children as readonly Box[] | undefined) ?? []).flatMap(textsOf);
}

const milestonesSetApart = (covers?: SocialImage['covers']) =>
  textsOf(layOutSocialImage({ ...content, covers }))
    .filter(({ text, style }) => milestones.some((name) => name === text) && style['fontWeight'] === 600)
    .map(({ text }) => text);

test('the milestones that a page is about are set apart', () => {
  expect(milestonesSetApart(['Material Ready', 'Tox Start'])).toEqual(['Material Ready', 'Tox Start']);
  expect(milestonesSetApart(['Program Start', 'Program Start'])).toEqual(['Program Start']);
  expect(milestonesSetApart()).toEqual([]);
});

test('every image names all five milestones, its title and its host', () => {
  const texts = textsOf(layOutSocialImage(content)).map(({ text }) => text);
  expect(texts).toEqual(
    expect.arrayContaining([...milestones, 'Submit an RFP', 'Reach Pre-Vetted CROs and CDMOs', content.host]),
  );
});

test('the image with the molecule says which it is, and weighs less than 120 KB', async () => {
  const molecule = { drawing: moleculeDrawing, caption: 'Linezolid.' };
  const layout = layOutSocialImage({ ...content, molecule });
  expect(textsOf(layout).map(({ text }) => text)).toContain('Linezolid.');
  const png = await typeset(layout, socialImageSize);
  expect(png.length).toBeLessThan(120_000);
});
