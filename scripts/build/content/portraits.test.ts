import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { findPhotoProblems, listPortraits } from './portraits.ts';

const folder = mkdtempSync(join(tmpdir(), 'portraits-'));
const createPhoto = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#b08060' } });
const createMember = (photo: string) => ({ slug: 'ada', photo });

test('a camera photo is published small, cropped to 4:5, upright and without metadata', async () => {
  const photo = createPhoto(3000, 2000).withExif({ IFD3: { GPSLatitude: '51/1 30/1 0/1' } });
  await photo.withMetadata({ orientation: 6 }).jpeg().toFile(join(folder, 'ada.jpg'));
  expect(await findPhotoProblems([createMember('ada.jpg')], folder)).toEqual([]);
  const portraits = listPortraits([createMember('ada.jpg')], folder);
  expect(portraits.map(({ path }) => path)).toEqual([
    '/team/ada-160.avif',
    '/team/ada-336.avif',
    '/team/ada-672.jpg',
  ]);
  for (const { path, crop } of portraits) {
    const content = await crop();
    const { width, height, exif, orientation } = await sharp(content).metadata();
    const side = Number(/-(\d+)\./.exec(path)?.[1]);
    expect({ path, width, height, exif, orientation, isLight: content.length < 30_000 }).toEqual({
      path,
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
  expect(await findPhotoProblems(photos.map(createMember), folder)).toEqual([
    expect.stringMatching(/^content\/people\/ada\.json: photo .*missing\.jpg is missing\. Add the file/),
    expect.stringMatching(/moving\.jpg is gif\. Save it as JPEG, PNG or WebP\.$/),
    expect.stringMatching(/letter\.png is not an image\. Save it as JPEG, PNG or WebP\.$/),
    expect.stringMatching(/stamp\.webp is 400×200 pixels\. Use one of at least 672×840\.$/),
  ]);
});
