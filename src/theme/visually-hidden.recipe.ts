import { defineRecipe } from '@chakra-ui/react/styled-system';

/** Text for screen readers only. */
export const visuallyHiddenRecipe = defineRecipe({ base: { srOnly: true } });
