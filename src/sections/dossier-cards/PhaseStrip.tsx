import { disciplines, phases, type DisciplineName } from '#src/site/disciplines.ts';
import { classNames } from '#src/theme/class-names.ts';
import { phaseStripRecipe } from './PhaseStrip.recipe.ts';
import { programLaneRecipe } from './ProgramLane.recipe.ts';

/** The phases of a program as one line, and a discipline's part in each. */
export function PhaseStrip({ discipline }: { discipline: DisciplineName }) {
  return (
    <ol className={classNames(phaseStripRecipe)}>
      {phases.map((phase, index) => {
        const part = disciplines[discipline].parts[index];
        return (
          <li key={phase} className={classNames(programLaneRecipe)} data-part={part || 'none'}>
            <b>{phase}</b> {part || 'not involved'}
          </li>
        );
      })}
    </ol>
  );
}
