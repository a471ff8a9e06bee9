import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { team, type Photo } from '#src/site/team.ts';
import { findPortraitProblems, cropPortraits } from './portraits.ts';

const folder = mkdtempSync(join(tmpdir(), 'portraits-'));
const createPhoto = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#b08060' } });
const createMember = (photo: string) =>
  ({ name: 'Ada', discipline: 'api-synthesis', image: photo as Photo }) as const;

test('every photo of the team is usable', async () => {
  expect(await findPortraitProblems(team)).toEqual([]);
});

test('a camera photo is published small, cropped to 4:5, upright and without metadata', async () => {
  const photo = createPhoto(3000, 2000).withExif({ IFD3: { GPSLatitude: '51/1 30/1 0/1' } });
  await photo.withMetadata({ orientation: 6 }).jpeg().toFile(join(folder, 'ada.jpg'));
  expect(await findPortraitProblems([createMember('ada.jpg')], folder)).toEqual([]);
  const files = await cropPortraits([createMember('ada.jpg')], folder);
  expect(files.map(({ file }) => file)).toEqual([
    'public/team/api-synthesis-160.avif',
    'public/team/api-synthesis-336.avif',
    'public/team/api-synthesis-672.avif',
    'public/team/api-synthesis-672.jpg',
  ]);
  for (const { file, content } of files) {
    const { width, height, exif, orientation } = await sharp(content).metadata();
    const side = Number(/-(\d+)\./.exec(file)?.[1]);
    expect({ file, width, height, exif, orientation, isLight: content.length < 30_000 }).toEqual({
      file,
      width: side,
      height: (side * 5) / 4,
      exif: undefined,
      orientation: undefined,
      isLight: true,
    });
  }
});

test('each unusable photo is reported in one line', async () => {
  await createPhoto(400, 400).gif().toFile(join(folder, 'moving.jpg'));
  writeFileSync(join(folder, 'letter.png'), 'Dear Ada');
  await createPhoto(400, 200).webp().toFile(join(folder, 'stamp.webp'));
  const photos = ['missing.jpg', 'moving.jpg', 'letter.png', 'stamp.webp'];
  expect(await findPortraitProblems(photos.map(createMember), folder)).toEqual([
    expect.stringMatching(/missing\.jpg, the photo of Ada .* is missing: .*$/),
    expect.stringMatching(/moving\.jpg.* is gif: save it as JPEG, PNG or WebP\.$/),
    expect.stringMatching(/letter\.png.* is not an image: .*$/),
    expect.stringMatching(/stamp\.webp.* is 400×200 pixels: it must be at least 672×840\.$/),
  ]);
});
