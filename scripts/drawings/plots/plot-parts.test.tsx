import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PlotStrip } from '#src/components/PlotStrip.tsx';
import { plotPath, type PlotName } from '#src/site/pictures.ts';
import { plots } from '../drawings.ts';
import { plotImage } from './plot.ts';

const idsIn = (markup: string, pattern: RegExp) =>
  [...markup.matchAll(pattern)].map(([, id]) => id ?? '').toSorted();
/** Every page asks for these; a plot without them shows nothing there. */
const optional = ['above', 'scale'];

test.each(Object.keys(plots) as PlotName[])(
  'a page shows every part that the plot %s has, and no other',
  (name) => {
    const page = renderToStaticMarkup(
      <PlotStrip content={{ name, label: '', note: ['', ''] }} layout="crop" />,
    );
    const shown = idsIn(page, new RegExp(`href="${plotPath(name)}#([^"]+)"`, 'g'));
    const drawn = idsIn(plotImage(plots[name]()), /id="([^"]+)"/g);
    expect(shown.filter((id) => !optional.includes(id))).toEqual(
      drawn.filter((id) => !optional.includes(id)),
    );
    for (const id of drawn) expect(shown).toContain(id);
  },
);
