import { Resvg } from '@resvg/resvg-js';
import satori from 'satori';
import { socialImageSize } from '#src/seo/head.ts';
import type { loadSocialImageFonts } from './social-image-fonts.ts';

/** What a social image says. */
export interface SocialImage {
  /** The page's title without the provider's name. */
  readonly title: string;
  readonly summary: string;
  readonly host: string;
  /** The logo as an SVG document, 180×40. */
  readonly logo: string;
}

/** The site's light palette (`src/theme/tokens.ts`): an image has no colour scheme to follow. */
const palette = {
  paper: '#FBFAF7',
  panel: '#EEF4F2',
  ink: '#10242F',
  muted: '#4A5D66',
  teal: '#0B6E69',
  copper: '#9A4A12',
  hairline: '#D9DEDB',
};

interface Box {
  readonly type: string;
  readonly props: { readonly style?: object; readonly children?: unknown } & Readonly<
    Record<string, unknown>
  >;
}

const box = (style: object, children?: readonly Box[] | string): Box => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, ...(children !== undefined && { children }) },
});

const image = (svg: string, width: number, height: number): Box => ({
  type: 'img',
  props: { src: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`, width, height },
});

/** The five-milestone plan as a rule with five marks; the last is reached. */
const plan: Box = box({ position: 'relative', width: 1000, height: 22, alignItems: 'center' }, [
  box({ position: 'absolute', left: 0, top: 10, width: 1000, height: 2, background: palette.hairline }),
  ...[0, 245, 490, 735, 980].map((left, index) =>
    box({
      position: 'absolute',
      left,
      top: -2,
      width: 20,
      height: 20,
      borderRadius: 13,
      border: `3px solid ${index === 4 ? palette.copper : palette.teal}`,
      background: index === 4 ? palette.copper : palette.paper,
    }),
  ),
]);

/** Long titles are set smaller, so that three lines are always enough. */
const titleSize = (title: string) => (title.length > 40 ? 64 : title.length > 28 ? 76 : 92);

function layOut({ title, summary, host, logo }: SocialImage): Box {
  const [head = title, tail] = title.split(': ');
  return box(
    {
      boxSizing: 'border-box',
      ...socialImageSize,
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding: '64px 92px 64px 92px',
      background: palette.paper,
      borderLeft: `16px solid ${palette.teal}`,
      fontFamily: 'Figtree',
      color: palette.ink,
    },
    [
      box({ alignItems: 'center', justifyContent: 'space-between' }, [
        image(logo, 270, 60),
        box({ fontSize: 26, color: palette.muted }, host),
      ]),
      box({ flexDirection: 'column', gap: 18 }, [
        box(
          {
            fontFamily: 'Fraunces',
            fontSize: titleSize(head),
            lineHeight: 1.08,
            letterSpacing: -1,
            textWrap: 'balance',
            maxWidth: 1000,
          },
          head,
        ),
        ...(tail ? [box({ fontSize: 40, fontWeight: 600, color: palette.teal }, tail)] : []),
        box({ fontSize: 30, lineHeight: 1.4, color: palette.muted, maxWidth: 940 }, summary),
      ]),
      plan,
    ],
  );
}

/** Draws a social image to a PNG. */
export async function drawSocialImage(
  content: SocialImage,
  fonts: Awaited<ReturnType<typeof loadSocialImageFonts>>,
): Promise<Uint8Array> {
  const svg = await satori(layOut(content) as Parameters<typeof satori>[0], { ...socialImageSize, fonts });
  // Text has become paths: no font is looked up.
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
}
