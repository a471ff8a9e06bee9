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
const createMember = (photo: string) => [
  { name: 'Ada', discipline: 'api-synthesis' as const, image: photo as Photo },
];
const check = (photo: string) => findPortraitProblems(createMember(photo), folder);

test('every photo of the team is usable', async () => {
  expect(await findPortraitProblems(team)).toEqual([]);
});

test('a camera photo is published small, cropped to 4:5, upright and without metadata', async () => {
  const photo = createPhoto(3000, 2000).withExif({ IFD3: { GPSLatitude: '51/1 30/1 0/1' } });
  await photo.withMetadata({ orientation: 6 }).jpeg().toFile(join(folder, 'ada.jpg'));
  expect(await check('ada.jpg')).toEqual([]);
  const files = await cropPortraits(createMember('ada.jpg'), folder);
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

test.each([
  ['that is missing', 'missing.jpg', async () => {}, /missing\.jpg, the photo of Ada .* is missing/],
  [
    'in another format',
    'moving.jpg',
    () => createPhoto(400, 400).gif().toFile(join(folder, 'moving.jpg')),
    /moving\.jpg.* is gif: save it as JPEG, PNG or WebP/,
  ],
  [
    'that isn’t an image',
    'letter.png',
    () => Promise.resolve(writeFileSync(join(folder, 'letter.png'), 'Dear Ada')),
    /letter\.png.* is not an image/,
  ],
  [
    'that is too small',
    'stamp.webp',
    () => createPhoto(400, 200).webp().toFile(join(folder, 'stamp.webp')),
    /stamp\.webp.* is 400×200 pixels: it must be at least 672×840/,
  ],
])('a photo %s is reported in one line', async (_, photo, prepare, expected) => {
  await prepare();
  const lines = await check(photo);
  expect(lines).toEqual([expect.stringMatching(expected)]);
  expect(lines[0]).not.toContain('\n');
});
