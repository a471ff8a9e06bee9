import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { replaceWhole } from './replace-whole.ts';

const root = mkdtempSync(join(tmpdir(), 'replace-whole-'));
const dist = join(root, 'dist');
const page = () => readFileSync(join(dist, 'page'), 'utf8');
const write = (text: string, meanwhile = async () => {}) =>
  replaceWhole(dist, async (made) => {
    mkdirSync(made);
    await meanwhile();
    writeFileSync(join(made, 'page'), text);
  });

beforeEach(() => write('first'));
afterAll(() => rmSync(root, { recursive: true }));

test('what is built takes the place of what was there when it is whole, and leaves nothing beside it', async () => {
  await write('second', async () => expect(page()).toBe('first'));
  expect(page()).toBe('second');
  expect(readdirSync(root)).toEqual(['dist', 'dist.lock']);
});

test('a build that fails leaves neither what it made nor what was there', async () => {
  await expect(write('second', () => Promise.reject(new Error('planted')))).rejects.toThrow('planted');
  expect(readdirSync(root)).toEqual(['dist.lock']);
});

test('what a killed build has left is no obstacle', async () => {
  mkdirSync(`${dist}.new`);
  mkdirSync(`${dist}.old`);
  await write('second');
  expect(readdirSync(root)).toEqual(['dist', 'dist.lock']);
});

test('of two builds at once one waits for the other', async () => {
  let running = 0;
  const alone = async () => {
    expect(++running).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 200));
    running--;
  };
  await Promise.all([write('one', alone), write('other', alone)]);
  expect(['one', 'other']).toContain(page());
});
