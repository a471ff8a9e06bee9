import { contentEdge as edge, plate } from '#src/theme/shared-styles.ts';
import { defineSlotRecipe } from '#src/theme/recipe.ts';
import { setTokens } from '#src/theme/tokens.ts';
import { milestonesOnPaper } from './milestones-on-paper.ts';
import { beside, frame } from './one-plan-geometry.ts';

/** A length of the drawing. */
const units = (count: number) => `calc(${count} * var(--unit))`;
/** Where text begins beside the rails of narrow screens. */
const besideRails = `calc(${frame.rails[2]} * var(--unit) + 1.5rem)`;
const narrowOnly = { lg: 'none' };
const wideOnly = { base: 'none', lg: 'inline', _print: 'none' };

/**
 * The first view and the plan as one plate. Wide screens: the text on paper, the molecule beside it, its threads
 * straight down into the plan's lanes. Narrow ones: text, molecule, and the threads as rails at the left edge.
 */
export const onePlanRecipe = defineSlotRecipe({
  slots: ['root', 'hero', 'art', 'notes', 'plan', 'heading', 'milestones', 'braid'],
  base: {
    root: {
      '--unit': { base: `min(100vw / ${frame.width}, 0.8px)`, lg: 'clamp(0.8px, 100vw / 1280, 1.25px)' },
      position: 'relative',
      overflow: 'clip',
      bg: { base: 'bg.plate', _print: 'transparent' },
      '& path': { fill: 'none', stroke: 'brand', strokeWidth: '2' },
      '& svg': { overflow: 'visible' },
      // Forced colours leave drawings as they are; `difference` turns bright lines dark on a bright ground.
      '@media (forced-colors: active)': {
        '& svg': setTokens({ 'colors.fg': 'CanvasText', 'colors.brand': 'CanvasText' }),
        '& img': { filter: 'grayscale()', mixBlendMode: 'difference' },
      },
    },
    hero: {
      bg: 'bg',
      display: 'grid',
      gap: { base: '4', md: '6' },
      alignContent: 'center',
      justifyItems: 'start',
      padding: `clamp(1rem, 0.25rem + 3vw, 3rem) ${edge}`,
      lg: { width: `calc(50% - min(${units(28)}, 28px))`, minHeight: units(700), paddingInlineEnd: '10' },
      '& h1': {
        fontSize: { base: 'clamp(2.25rem, 11.3vw, 2.75rem)', md: '4xl' },
        lg: { fontSize: `min(${units(72)}, 4.75rem)`, lineHeight: 1 },
        _print: { fontSize: '4xl' },
      },
      '& h1 > span': { display: { base: 'block', md: 'inline', lg: 'block' }, _print: { display: 'inline' } },
      _print: { width: 'auto', minHeight: '0', padding: '{spacing.4} 0 0', bg: 'transparent' },
    },
    art: {
      ...plate,
      lg: {
        position: 'absolute',
        top: '0',
        insetInlineStart: `calc(50% - ${units(frame.left)})`,
        width: units(frame.width),
      },
      '& > svg': { display: 'block', width: units(frame.width) },
      // Left out on paper, where the plan's list says the same.
      _print: { display: 'none' },
      '& .bonds': { stroke: 'fg', strokeWidth: '2.5', strokeLinejoin: 'round' },
      '& text': { fontSize: '32px', fontWeight: 500, fill: 'fg', textAnchor: 'middle' },
      '& circle': { fill: 'brand', fillOpacity: 0.12, stroke: 'brand', strokeWidth: '2' },
      '& .wide': { display: wideOnly },
      '& .narrow': { display: narrowOnly },
      '& figcaption': {
        fontSize: { base: '0.75rem', lg: 'xs' },
        color: 'fg.muted',
        lineHeight: 1.4,
        padding: { base: `{spacing.2} {spacing.gutter} 0 ${besideRails}`, lg: '0' },
        lg: {
          position: 'absolute',
          top: '8',
          right: 'gutter',
          textAlign: 'end',
          width: '11rem',
        },
      },
    },
    notes: {
      fontSize: 'sm',
      lineHeight: 1.35,
      padding: { base: `0 {spacing.gutter} 0 ${besideRails}`, lg: '0' },
      '& div': {
        display: { base: 'grid', lg: 'block' },
        gridTemplateColumns: '6rem 1fr',
      },
      lg: {
        display: 'grid',
        gridTemplateColumns: beside.threads.columns.map(units).join(' '),
        columnGap: units(beside.threads.gap),
        position: 'absolute',
        top: units(beside.threads.top),
        insetInlineStart: units(beside.threads.left),
      },
      '& dt': { fontWeight: 600 },
      '& dd': { color: 'fg.muted' },
    },
    plan: {
      ...plate,
      position: 'relative',
      overflow: { lg: 'clip' },
      // On narrow screens the rails show through.
      bg: { lg: 'bg.plate', _print: 'transparent' },
      paddingInlineStart: { base: besideRails, lg: '0' },
      paddingBlock: { base: '6', lg: '12', _print: '4' },
      '& > figure': { position: 'relative' },
      '& figcaption': {
        fontSize: 'xs',
        color: 'fg.muted',
        paddingInlineEnd: edge,
        textAlign: { lg: 'end' },
        position: 'relative',
        marginTop: { base: '2', lg: '0' },
        // The caption speaks of the drawing, which paper doesn't have.
        _print: { display: 'none' },
      },
    },
    heading: {
      display: 'grid',
      gap: '3',
      paddingInline: { base: '0 {spacing.gutter}', lg: edge },
      paddingBottom: { base: '6', md: '16' },
      '& > *': { lg: { maxWidth: `calc(50% + 1rem)` }, _print: { maxWidth: 'measure' } },
      _print: { padding: '0', marginBottom: '5' },
      '& h2 + p': { color: 'fg.muted', fontSize: 'lg', lineHeight: 1.5 },
    },
    milestones: {
      position: 'relative',
      _print: milestonesOnPaper,
      '& > li': {
        position: 'relative',
        display: 'flow-root',
        minHeight: { lg: units(frame.milestoneDistance) },
        paddingInline: { base: '0 {spacing.gutter}', lg: edge },
        paddingBottom: { base: '5', lg: '8' },
      },
      '& > li:last-child': { lg: { minHeight: '0' } },
      '& h3': {
        fontFamily: 'heading',
        fontSize: '2xl',
        fontWeight: 520,
        lineHeight: 1,
        lg: {
          // A hairline leads from the name to its bead.
          display: 'flex',
          alignItems: 'center',
          gap: '4',
          width: `calc(50% + ${units(beside.bead)})`,
          marginTop: '-0.5em',
          '&::after': { content: '""', flex: '1', borderTop: '1px solid {colors.control}' },
        },
      },
      '& h3 + p': { color: 'fg.muted', marginTop: '2', lineHeight: 1.5, maxWidth: { lg: units(340) } },
      '& dl': {
        fontSize: { base: 'xs', lg: 'sm' },
        lineHeight: 1.35,
        marginTop: { base: '3', lg: '0' },
        lg: {
          display: 'grid',
          gridTemplateColumns: beside.lanes.columns.map(units).join(' '),
          alignItems: 'center',
          position: 'absolute',
          top: '0',
          height: units(frame.milestoneDistance),
          insetInlineStart: `calc(50% - ${units(beside.lanes.left)})`,
        },
      },
      '& dl > div': { display: { base: 'grid', lg: 'block' }, gridTemplateColumns: '6rem 1fr' },
      '& dt': { color: 'brand', lg: { srOnly: true } },
      '& dd': { gridColumn: 2 },
      lg: {
        '& [data-lane="0"]': { textAlign: 'end' },
        '& [data-lane="1"]': { gridColumn: 3 },
        '& [data-lane="2"]': { gridColumn: 5 },
        // Beside the last bead.
        '& > li:last-child > dl': {
          display: 'block',
          height: 'auto',
          insetInlineStart: `calc(50% + ${units(beside.lastBead)})`,
          translate: '0 -50%',
        },
      },
      // The beads that hold the rails of narrow screens; the last one ends them.
      '& > li::before': {
        content: '""',
        display: narrowOnly,
        position: 'absolute',
        top: '0.25rem',
        insetInlineStart: `calc(${frame.rails[0]} * var(--unit) - 0.5rem - ${besideRails})`,
        width: `calc(${frame.rails[2] - frame.rails[0]} * var(--unit) + 1rem)`,
        height: '1rem',
        borderRadius: 'full',
        bg: 'bg.plate',
        border: '2px solid {colors.fg}',
      },
      '& > li:last-child::before': { bg: 'accent', borderColor: 'accent' },
      '& > li:last-child::after': {
        content: '""',
        display: narrowOnly,
        position: 'absolute',
        inset: `1.25rem auto -50rem calc(-1 * ${besideRails})`,
        width: besideRails,
        bg: 'bg.plate',
      },
    },
    braid: {
      display: wideOnly,
      position: 'absolute',
      top: units(-frame.arrivalHeight),
      insetInlineStart: `calc(50% - ${units(frame.left)})`,
      width: units(frame.width),
      maxWidth: 'none',
    },
  },
});
