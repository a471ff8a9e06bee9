import type { Decision, DecisionLog } from '#pages/index/Proof.tsx';
import { decisionLogPath } from '#src/site/pictures.ts';
import { colours } from '#shared/colours.ts';
import sharp from 'sharp';
import { box, typeset, type Box } from '#scripts/build/typeset.ts';
import { atAddress, sumOf, type Drawing } from './drawing.ts';

/** In CSS pixels; the picture is drawn at twice the size. */
const decisionLogSize = { width: 560, height: 620 };

const [ink, muted, hairline, accent, paper] = [
  colours.fg.DEFAULT.light,
  colours.fg.muted.light,
  colours.hairline.light,
  colours.accent.light,
  colours.bg.raised.light,
];

/** Text whose blacked-out words are bars; satori wraps boxes, so each word is one. */
const words = (text: string, style: object): Box =>
  box(
    { flexWrap: 'wrap', ...style },
    text
      .split(/(\[[^\]]*\][^\s]*|\s+)/)
      .filter((part) => part.trim())
      .flatMap((part) => {
        const [, hidden, after] = /^\[([^\]]*)\](.*)$/.exec(part) ?? [];
        return hidden === undefined
          ? part
              .split(' ')
              .filter(Boolean)
              .map((word) => box({ marginRight: '0.25em' }, word))
          : [
              box({
                background: ink,
                width: `${hidden.length * 0.55}em`,
                height: '1em',
                marginTop: '0.2em',
                marginRight: after ? 0 : '0.25em',
              }),
              ...(after ? [box({ marginRight: '0.25em' }, after)] : []),
            ];
      }),
  );

const line = (name: string, text: string): Box =>
  box({ marginTop: 4, color: muted }, [
    box({ width: 92, flexShrink: 0, fontWeight: 600, color: ink }, name),
    words(text, { width: 228 }),
  ]);

const entry = ({ number, decision, why, notChosen }: Decision): Box =>
  box(
    { borderTop: `1px solid ${hairline}`, paddingTop: 18, paddingBottom: 18, fontSize: 16, lineHeight: 1.4 },
    [
      box(
        { width: 48, flexShrink: 0, fontFamily: 'Fraunces', fontSize: 22, lineHeight: 1.1 },
        String(number),
      ),
      box({ flexDirection: 'column' }, [
        words(decision, { width: 320, fontWeight: 600, fontSize: 18, marginBottom: 4 }),
        line('Why', why),
        line('Not chosen', notChosen),
      ]),
    ],
  );

const layOut = ({ document, label, page, title, about, decisions, note }: DecisionLog): Box =>
  box(
    {
      boxSizing: 'border-box',
      ...decisionLogSize,
      position: 'relative',
      flexDirection: 'column',
      background: paper,
      color: ink,
      fontFamily: 'Figtree',
      fontSize: 16,
      padding: '32px 36px 0 152px',
    },
    [
      box(
        {
          justifyContent: 'space-between',
          borderBottom: `2px solid ${ink}`,
          paddingBottom: 12,
          fontSize: 14,
          color: muted,
        },
        [box({}, document), box({ fontWeight: 600, color: ink }, label), box({}, page)],
      ),
      words(title, {
        fontFamily: 'Fraunces',
        fontSize: 38,
        lineHeight: 1.1,
        marginTop: 22,
        letterSpacing: -0.5,
      }),
      words(about, { color: muted, marginTop: 6, marginBottom: 20 }),
      ...decisions.map(entry),
      box(
        {
          position: 'absolute',
          left: 22,
          top: 190,
          width: 116,
          color: accent,
          fontFamily: 'Fraunces',
          fontSize: 17,
          lineHeight: 1.25,
          transform: 'rotate(-4deg)',
        },
        note,
      ),
    ],
  );

const encoding = { quality: 45, chromaSubsampling: '4:2:0' };

/** A decision log as a typeset page, cropped at its foot, as AVIF at twice its size. */
export function decisionLog(log: DecisionLog): Drawing {
  const layout = layOut(log);
  return {
    file: atAddress(decisionLogPath),
    source: async () => sumOf(JSON.stringify([layout, decisionLogSize, encoding])),
    draw: async () =>
      sharp(await typeset(layout, decisionLogSize, 2))
        .avif(encoding)
        .toBuffer(),
  };
}
