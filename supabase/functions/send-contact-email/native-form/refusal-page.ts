/** What a browser shows of a refusal that can't be corrected in a form of ours. */
import type { HttpError } from '../http-error.ts';
import { correctionStyles } from './correction-page.ts';
import { document, markup, trusted } from './markup.ts';

export function refusalPage(refusal: HttpError, providerEmail: string, requestId: string): string {
  const title = 'This has not been sent';
  const body = markup`<main>
<h1>${title}</h1>
<p>${refusal.message}</p>
<p>Go back to find what you wrote, or write to <a href="mailto:${providerEmail}">${providerEmail}</a>.
If it is about this problem, please quote ${requestId}.</p>
</main>`;
  return document(title, body, markup`<style>${trusted(correctionStyles)}</style>\n`);
}
