import { defineRecipe } from '@chakra-ui/react/styled-system';

/** TODO */
export const entryPointRecipe = defineRecipe({
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '8',
  },
});
