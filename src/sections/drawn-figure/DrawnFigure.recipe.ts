import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

/**
 * The common hand of the drawings: text as text, hairlines, one brand line, one accent. Parts of a drawing name
 * their role by class, so that a page pays for these rules once.
 */
export const drawnFigureRecipe = defineSlotRecipe({
  slots: ['root'],
  base: {
    root: {
      maxWidth: '33rem',
      '& svg': { display: 'block', width: '100%', height: 'auto', overflow: 'visible' },
      '& text': { fontSize: '15px', fill: 'fg' },
      '& .bold': { fontWeight: 600 },
      '& .muted': { fill: 'fg.muted' },
      '& .brand': { fill: 'brand' },
      '& .quiet': { fill: 'brand.quiet' },
      '& .accent': { fill: 'accent' },
      '& .on-brand': { fill: 'brand.contrast' },
      '& .wait': { fill: 'control' },
      '& .rule, & .line, & .route': { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' },
      '& .rule': { stroke: 'control', strokeWidth: '1' },
      '& .line': { stroke: 'fg', strokeWidth: '1.75' },
      '& .route': { stroke: 'brand', strokeWidth: '2' },
      // After the lines: a shape on a line hides what it stands on.
      '& .ground': { fill: 'bg' },
      '& .day': { stroke: 'brand', strokeWidth: '26', strokeLinecap: 'round' },
      '& .window': { stroke: 'brand.quiet' },
      '& figcaption': { marginTop: '4', fontSize: 'sm', color: 'fg.muted' },
    },
  },
});
