import { provider } from '#src/site/provider.ts';
import type { Rule } from '../rule.ts';

interface EmbedKind {
  readonly selector: string;
  readonly attributes: readonly string[];
  readonly allowedOrigin: string | undefined;
  readonly fix: string;
}

const frameFix = provider.embedOrigin
  ? `Only EMBED_ORIGIN (${provider.embedOrigin}) can be in a frame. Link to the content, or put a video into public/ and use <video>.`
  : 'Set EMBED_ORIGIN to its origin (see .env.example), link to the content, or put a video into public/ and use <video>.';

/** What the content security policy allows (`scripts/build/hosting.ts`). */
const kinds: readonly EmbedKind[] = [
  {
    selector: 'iframe',
    attributes: ['src'],
    allowedOrigin: provider.embedOrigin,
    fix: frameFix,
  },
  {
    selector: 'video, audio, :is(video, audio) > :is(source, track)',
    attributes: ['src', 'poster'],
    allowedOrigin: provider.siteUrl,
    fix: 'Put the file into public/ and use its path, or show the video in an <iframe> from EMBED_ORIGIN (see .env.example).',
  },
  {
    selector: 'embed, object',
    attributes: ['src', 'data'],
    allowedOrigin: undefined,
    fix: 'Use <video> with a file in public/, an <iframe> from EMBED_ORIGIN (see .env.example), or a link.',
  },
];

/** The browser shows an empty box for an embed that the content security policy blocks. */
export const blockedEmbeds: Rule = {
  name: 'blocked-embeds',
  findProblems: ({ document }) =>
    kinds.flatMap(({ selector, attributes, allowedOrigin, fix }) =>
      [...document.querySelectorAll(selector)].flatMap((element) =>
        attributes.flatMap((attribute) => {
          const url = element.getAttribute(attribute);
          if (!url || URL.parse(url, provider.siteUrl)?.origin === allowedOrigin) return [];
          const tag = element.nodeName.toLowerCase();
          return [{ found: `The content security policy blocks <${tag} ${attribute}="${url}">`, fix }];
        }),
      ),
    ),
};
