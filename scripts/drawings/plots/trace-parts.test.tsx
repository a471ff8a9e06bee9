import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Trace } from '#src/sections/Trace.tsx';
import { tracePath, type TraceName } from '#src/site/pictures.ts';
import { plots } from '../drawings.ts';
import { plotImage } from './plot.ts';

const idsIn = (markup: string, pattern: RegExp) =>
  [...markup.matchAll(pattern)].map(([, id]) => id ?? '').toSorted();
/** Every page asks for these; a plot without them shows nothing there. */
const optional = ['above', 'scale'];

test.each(Object.keys(plots) as TraceName[])(
  'a page shows every part that the plot %s has, and no other',
  (name) => {
    const page = renderToStaticMarkup(<Trace content={{ name, label: '', note: ['', ''] }} layout="crop" />);
    const shown = idsIn(page, new RegExp(`href="${tracePath(name)}#([^"]+)"`, 'g'));
    const drawn = idsIn(plotImage(plots[name]()), /id="([^"]+)"/g);
    expect(shown.filter((id) => !optional.includes(id))).toEqual(
      drawn.filter((id) => !optional.includes(id)),
    );
    for (const id of drawn) expect(shown).toContain(id);
  },
);
