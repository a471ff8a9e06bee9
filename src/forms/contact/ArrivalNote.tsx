import { classNames } from '#src/theme/class-names.ts';
import { inquiryFormRecipe } from '../InquiryForm.recipe.ts';
import { useQuery } from '../use-query.ts';
import { readArrival } from './arrival.ts';

/** Names the topic that the visitor's link had, instead of `children`, which are one line as well. */
export function ArrivalNote({ children }: { children: string }) {
  const { label } = readArrival(useQuery());
  return (
    <span className={classNames(inquiryFormRecipe).arrival} data-known={label && ''}>
      {label ? `You came about: ${label}` : children}
    </span>
  );
}
