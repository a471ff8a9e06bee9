import { createContext, useContext } from 'react';

/** Messages of the last failed check, by payload field. */
export type FormErrors = Readonly<Record<string, string>>;

/** One object for all forms without errors, so that fields don't re-render when the status changes. */
export const noErrors: FormErrors = {};

export const FormErrorsContext = createContext<FormErrors>(noErrors);

export const useFormErrors = () => useContext(FormErrorsContext);
