import { createContext, useContext } from 'react';
import type { FormErrors } from '../machine.ts';

/** What a form tells its fields: their messages. */
export const FormErrorsContext = createContext<FormErrors>({});

export const useFormErrors = () => useContext(FormErrorsContext);
