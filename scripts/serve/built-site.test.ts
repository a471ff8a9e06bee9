import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { serveBuiltSite } from './built-site.ts';

const folder = mkdtempSync(join(tmpdir(), 'built-site-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('the redirects and headers of a new build apply without a restart', async () => {
  writeFileSync(join(folder, 'index.html'), '<h1>DEP</h1>');
  const server = fastify();
  await serveBuiltSite(server, folder);
  const read = async (url: string) => {
    const { statusCode, headers } = await server.inject({ url });
    return [statusCode, headers.location ?? headers['x-build']];
  };
  expect(await read('/')).toEqual([200, undefined]);
  for (const build of ['1', '2']) {
    writeFileSync(join(folder, '_headers'), `/*\n  X-Build: ${build}\n`);
    writeFileSync(join(folder, '_redirects'), `/old /new-${build} 301\n`);
    expect(await read('/')).toEqual([200, build]);
    expect(await read('/old')).toEqual([301, `/new-${build}`]);
  }
  await server.close();
});
