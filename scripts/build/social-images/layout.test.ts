import { expect, test } from 'vitest';
import { milestones } from '#src/site/milestones.ts';
import { socialImageSize } from '#src/seo/head.ts';
import { readMoleculeDrawing } from './molecule.ts';
import { layoutSocialImage, type SocialImage } from './layout.ts';
import { typeset, type Box } from './typeset.ts';

const content: SocialImage = {
  title: 'Submit an RFP: Reach Pre-Vetted CROs and CDMOs',
  summary: 'Connect with pre-vetted partners.',
  host: 'www.dep.example',
  logo: '<svg xmlns="http://www.w3.org/2000/svg" width="180" height="40"/>',
};

function readTexts({ props: { children } }: Box): readonly string[] {
  if (typeof children === 'string') return [children];
  return ((children as readonly Box[] | undefined) ?? []).flatMap(readTexts);
}

test('an image contains all five milestones, its title and its host', () => {
  expect(readTexts(layoutSocialImage(content))).toEqual(
    expect.arrayContaining([...milestones, 'Submit an RFP', 'Reach Pre-Vetted CROs and CDMOs', content.host]),
  );
});

test('the image with the molecule contains its caption and is smaller than 120 kB', async () => {
  const molecule = { drawing: readMoleculeDrawing(), caption: 'Linezolid.' };
  const layout = layoutSocialImage({ ...content, molecule });
  expect(readTexts(layout)).toContain('Linezolid.');
  const png = await typeset(layout, socialImageSize);
  expect(png.length).toBeLessThan(120_000);
});
