import { defineRecipe } from '@chakra-ui/react/styled-system';

/** TODO */
export const stepStripRecipe = defineRecipe({
  base: {
    maxWidth: '22rem',
    '& rect': { fill: 'transparent', stroke: 'control' },
    '& text': { fontSize: '13px', fontWeight: 600, fill: 'fg.muted' },
    '& .on rect': { fill: 'brand', stroke: 'brand' },
    '& .on text': { fill: 'brand.contrast' },
  },
});
