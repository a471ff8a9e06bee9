/**
 * `node e2e/support/hosted-backend.ts`: a mock of the hosted back end, for a build with SUPABASE_URL. Like the real one
 * it has another origin and TLS (`BACKEND_PORT`). It forwards everything to the services of this machine (`PORT`).
 */
import { request } from 'node:http';
import { createServer } from 'node:https';
import process from 'node:process';
import { generate } from 'selfsigned';

const { PORT, BACKEND_PORT } = process.env;
const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }]);

/** Supabase's storage sends these. The storage of this machine doesn't, because it has the site's own origin. */
const storageHeaders = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': '*',
  'Access-Control-Allow-Headers': '*, authorization',
};

createServer({ key, cert }, (asked, answer) => {
  const { method, url: path = '/', headers } = asked;
  const ownHeaders = path.startsWith('/storage/') ? storageHeaders : {};
  if (method === 'OPTIONS' && path.startsWith('/storage/')) {
    answer.writeHead(204, ownHeaders).end();
    return;
  }
  const passed = request({ host: 'localhost', port: PORT, method, path, headers }, (response) => {
    answer.writeHead(response.statusCode ?? 502, { ...response.headers, ...ownHeaders });
    response.pipe(answer);
  });
  passed.on('error', () => answer.destroy());
  asked.pipe(passed);
}).listen(Number(BACKEND_PORT), 'localhost');
