import { defineRecipe } from '@chakra-ui/react/styled-system';

/** Figures in a line that wraps. */
export const entryPointRecipe = defineRecipe({
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '8',
  },
});
