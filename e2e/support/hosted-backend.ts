/**
 * Mocks the hosted backend for a build with SUPABASE_URL: forwards requests from another origin with TLS
 * (`BACKEND_PORT`) to the local services (`PORT`).
 */
import { request } from 'node:http';
import { createServer } from 'node:https';
import process from 'node:process';
import { generate } from 'selfsigned';

const { PORT, BACKEND_PORT } = process.env;
const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }]);

/** Supabase's storage sends these, but the local one doesn't, because it has the site's origin. */
const storageHeaders = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': '*',
  'Access-Control-Allow-Headers': '*, authorization',
};

createServer({ key, cert }, (incoming, response) => {
  const { method, url: path = '/', headers } = incoming;
  const extraHeaders = path.startsWith('/storage/') ? storageHeaders : {};
  if (method === 'OPTIONS' && path.startsWith('/storage/')) {
    response.writeHead(204, extraHeaders).end();
    return;
  }
  const upstreamRequest = request(
    { host: 'localhost', port: PORT, method, path, headers },
    (upstreamResponse) => {
      response.writeHead(upstreamResponse.statusCode ?? 502, {
        ...upstreamResponse.headers,
        ...extraHeaders,
      });
      upstreamResponse.pipe(response);
    },
  );
  upstreamRequest.on('error', () => response.destroy());
  incoming.pipe(upstreamRequest);
}).listen(Number(BACKEND_PORT), 'localhost');
