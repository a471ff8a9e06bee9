import { defineRecipe } from '#src/theme/recipe.ts';

/** A problem that a person has solved, which only the owner knows. */
export const problemSolvedRecipe = defineRecipe({
  base: { fontSize: 'sm', lineHeight: 1.5 },
});
