import { Textarea } from '@chakra-ui/react/textarea';
import { useEffect, useRef, useState } from 'react';
import type { NamedField, TextAreaDefinition } from '#src/inquiry/form-fields.ts';
import { focusWithoutScrolling } from '#src/browser/scroll-to-anchor.ts';
import { formatPlan, type Marks, parseFragment, removePlan } from '#src/planner/plan.ts';
import textButton from '#src/theme/text-button.module.css';
import field from './fields/Field.module.css';
import { Field, useFieldAttributes } from './fields/Field.tsx';

/** Shows the URL's plan, which the inquiry carries. Hidden without a plan or script. */
export function PlanField({ field: definition }: { field: NamedField<TextAreaDefinition> }) {
  const [marks, setMarks] = useState<Marks>([]);
  const { error, attributes } = useFieldAttributes(definition);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const readAddress = () => setMarks(parseFragment(window.location.hash) ?? []);
    readAddress();
    window.addEventListener('hashchange', readAddress);
    return () => window.removeEventListener('hashchange', readAddress);
  }, []);
  const remove = () => {
    removePlan();
    setMarks([]);
    focusWithoutScrolling(
      root.current?.parentElement?.querySelector<HTMLElement>('textarea:not([readonly])') ?? null,
    );
  };
  return (
    <div ref={root} data-wide="" hidden={marks.length === 0}>
      {marks.length > 0 && (
        <>
          <Field field={definition} error={error}>
            <Textarea
              {...attributes}
              unstyled
              className={`${field.control} ${field.textArea}`}
              readOnly
              value={formatPlan(marks, `${window.location.origin}/`)}
            />
          </Field>
          <button type="button" className={textButton.root} onClick={remove}>
            Don’t Send the Plan
          </button>
        </>
      )}
    </div>
  );
}
