import { classNames } from '#src/theme/class-names.ts';
import { useArrival } from './arrival.ts';
import { inquiryFormRecipe } from './InquiryForm.recipe.ts';

/** Names what the visitor came about, instead of `children`, which are one line as well. */
export function ArrivalNote({ children }: { children: string }) {
  const { label } = useArrival();
  return (
    <span className={classNames(inquiryFormRecipe).arrival} data-known={label && ''}>
      {label ? `You came about: ${label}` : children}
    </span>
  );
}
