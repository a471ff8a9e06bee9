/** Mocks the Google tag: prints what the site reports to the browser's console. */
import type { FastifyInstance } from 'fastify';

export const analyticsPath = '/_analytics';

const script = `const print = (command) => console.log('Analytics:', ...command);
dataLayer.forEach(print);
dataLayer.push = print;
`;

export function mockAnalytics(server: FastifyInstance): void {
  server.get(`${analyticsPath}/gtag/js`, (_, reply) =>
    reply.type('text/javascript; charset=utf-8').header('Cache-Control', 'no-store').send(script),
  );
}
