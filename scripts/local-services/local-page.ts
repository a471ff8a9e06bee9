/** Pages of this computer only, because they show what visitors wrote. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { markup, renderDocument, type Markup } from '#function/html/markup.ts';

/** Prevents DNS rebinding. A proxy may forward others' requests with a loopback name. */
const loopbackHost = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i;

export function rejectOtherHosts(server: FastifyInstance): void {
  server.addHook('onRequest', async ({ headers }, reply) => {
    reply.headers({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' });
    const isLocal = loopbackHost.test(headers.host ?? '') && headers['x-forwarded-for'] === undefined;
    return isLocal ? undefined : reply.code(403).send('Open this page at localhost.');
  });
}

const styles = markup`<style>
body{max-width:75rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif;color:#16232f}
div{overflow:auto}div td{max-width:20rem;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
table{border-collapse:collapse;width:100%}
th,td{text-align:left;vertical-align:top;padding:.4rem .8rem .4rem 0;border-bottom:1px solid #ccd4da}
pre{white-space:pre-wrap;border:1px solid #ccd4da;padding:1rem}iframe{width:100%;height:26rem;border:1px solid #ccd4da}
</style>
`;

const contentSecurityPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'self'";

export const sendLocalPage = (reply: FastifyReply, title: string, body: Markup) =>
  sendHtml(reply, renderDocument(title, body, styles));

export const sendHtml = (reply: FastifyReply, page: string) =>
  reply.type('text/html; charset=utf-8').header('Content-Security-Policy', contentSecurityPolicy).send(page);
