import { disciplines, type DisciplineName } from '#src/site/disciplines.ts';
import { markPath } from '#src/site/pictures.ts';

/** The mark of a discipline, 96 px. */
export function Mark({ discipline }: { discipline: DisciplineName }) {
  return (
    <img
      src={markPath(discipline)}
      alt={disciplines[discipline].mark}
      width="96"
      height="96"
      loading="lazy"
      data-fallback="/placeholder.svg"
    />
  );
}
