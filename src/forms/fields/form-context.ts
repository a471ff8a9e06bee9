import { type ComponentType, createContext, useContext } from 'react';
import type { FormErrors } from '../machine.ts';

/** What a form tells its fields. */
interface FormContextValue {
  readonly errors: FormErrors;
  /** For an e-mail address; fetched with the code that sends, because no form needs it before. */
  readonly AddressSuggestion: ComponentType<{ input: string }> | undefined;
}

export const FormContext = createContext<FormContextValue>({ errors: {}, AddressSuggestion: undefined });

export const useFormContext = () => useContext(FormContext);
