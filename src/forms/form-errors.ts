import { createContext, useContext } from 'react';

/** Messages of the last failed check, by payload field. */
export type FormErrors = Readonly<Record<string, string>>;

/** The one object for a form without errors, so that no field re-renders when another takes its place. */
export const noErrors: FormErrors = {};

export const FormErrorsContext = createContext<FormErrors>(noErrors);

export const useFormErrors = () => useContext(FormErrorsContext);
