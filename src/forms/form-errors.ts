import { createContext, useContext } from 'react';

/** Messages of the last failed check, by payload field. */
export type FormErrors = Readonly<Record<string, string>>;

/** One object for all times without errors, so that no field re-renders between them. */
export const noErrors: FormErrors = {};

export const FormErrorsContext = createContext<FormErrors>(noErrors);

export const useFormErrors = () => useContext(FormErrorsContext);
