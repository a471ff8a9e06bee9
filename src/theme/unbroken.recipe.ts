import { defineRecipe } from '@chakra-ui/react/styled-system';

/** Words that stay on one line. */
export const unbrokenRecipe = defineRecipe({ base: { whiteSpace: 'nowrap' } });
