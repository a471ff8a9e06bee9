/**
 * The values of a form, by name; checkboxes that share a name have a list. Drafts use the inputs' names, everything else
 * the payload's.
 */
export type FormValues = Readonly<Record<string, string | readonly string[]>>;
