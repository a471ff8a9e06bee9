import { type FormEvent, useRef, useState } from 'react';
import { useIsHydrated } from '#src/browser/use-is-hydrated.ts';

export type Problems = Readonly<Record<string, string>>;

/** Has a result if it has no problems. */
export interface Calculation<Result> {
  readonly result?: Result;
  readonly problems: Problems;
}

/** Returns what a field contains. */
export type ReadField = (name: string) => string;

/** Screen readers announce a result after this pause in typing. */
const resultDelayMs = 300;
/** Half a date or number isn't a mistake yet. */
const problemDelayMs = 1000;

const noProblems: Problems = {};

/**
 * Calculates while the visitor types. The last result stays while a field has a problem.
 *
 * @param sample - the result in the prerendered page
 * @param calculate - reads the form's fields
 */
export function useCalculation<Result>(
  sample: Result,
  calculate: (readField: ReadField) => Calculation<Result>,
) {
  const isHydrated = useIsHydrated();
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<number>(undefined);
  const [result, setResult] = useState(sample);
  const [problems, setProblems] = useState(noProblems);

  const read = () => {
    const fields = new FormData(form.current ?? undefined);
    return calculate((name) => {
      const value = fields.get(name);
      return typeof value === 'string' ? value : '';
    });
  };
  const show = (next: Calculation<Result>) => {
    window.clearTimeout(timer.current);
    setProblems(next.problems);
    if (next.result !== undefined) setResult(next.result);
  };
  const focus = (name: string) => {
    const field = form.current?.elements.namedItem(name);
    if (field instanceof HTMLElement) field.focus();
  };

  return {
    isHydrated,
    result,
    problems,
    focus,
    /** Returns the result for what the fields contain now, or focuses the first field with a problem. */
    check: () => {
      const next = read();
      show(next);
      const [name] = Object.keys(next.problems);
      if (name !== undefined) focus(name);
      return next.result;
    },
    form: {
      ref: form,
      noValidate: true,
      onInput: () => {
        const next = read();
        window.clearTimeout(timer.current);
        timer.current = window.setTimeout(
          () => show(next),
          next.result === undefined ? problemDelayMs : resultDelayMs,
        );
      },
      onBlur: () => show(read()),
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        show(read());
      },
    },
  };
}
