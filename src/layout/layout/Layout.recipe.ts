import { defineRecipe } from '@chakra-ui/react/styled-system';

/** TODO */
export const layoutRecipe = defineRecipe({
  base: {
    paddingTop: '{sizes.header}',
    _print: { paddingTop: '0' },
  },
});
