import { createContext, useContext } from 'react';

/** Messages of the last failed check, by payload field. */
export type FormErrors = Readonly<Record<string, string>>;

export const FormErrorsContext = createContext<FormErrors>({});

export const useFormErrors = () => useContext(FormErrorsContext);
