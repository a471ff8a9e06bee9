import { classNames } from '#src/theme/class-names.ts';
import { inquiryFormRecipe } from '../InquiryForm.recipe.ts';
import { useQuery } from '../use-query.ts';
import { readArrival } from './arrival.ts';

/** What the visitor came about, where a link said so; it takes the place of `children`, one line like them. */
export function ArrivalNote({ children }: { children: string }) {
  const { label } = readArrival(useQuery());
  return (
    <span className={classNames(inquiryFormRecipe).arrival} data-known={label && ''}>
      {label ? `You came about: ${label}` : children}
    </span>
  );
}
