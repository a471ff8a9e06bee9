/**
 * The values of a form, by name: a list for boxes that share one. A draft names its values as the inputs do, all else as
 * the payload does.
 */
export type FormValues = Readonly<Record<string, string | readonly string[]>>;
