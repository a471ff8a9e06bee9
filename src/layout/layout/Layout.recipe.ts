import { defineRecipe } from '@chakra-ui/react/styled-system';

/** Room for the fixed navigation above the page. */
export const layoutRecipe = defineRecipe({
  base: {
    paddingTop: '{sizes.header}',
    _print: { paddingTop: '0' },
  },
});
