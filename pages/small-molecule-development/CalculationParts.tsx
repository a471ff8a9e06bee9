import type { ComponentProps, ReactNode } from 'react';
import { Fold } from '#src/components/Fold.tsx';
import { Heading, Text } from '#src/components/Text.tsx';
import { Button } from '#src/theme/chakra/Button.tsx';
import textStyles from '#src/theme/text.module.css';
import field from '#src/forms/fields/Field.module.css';
import text from '#src/theme/text.module.css';
import styles from './Calculation.module.css';
import type { Problems } from './use-calculation.ts';

/**
 * Renders a calculation: its title, its form and its result. The prerendered page has the result of the sample. Browsers
 * without the app hide the form.
 */
export function CalculationLayout({
  id,
  title,
  text: introduction,
  fields,
  actions,
  form,
  isHydrated,
  children,
}: {
  id: string;
  title: string;
  text: string;
  fields: ReactNode;
  actions?: ReactNode;
  form: ComponentProps<'form'>;
  isHydrated: boolean;
  children: ReactNode;
}) {
  return (
    <div className={styles.root}>
      <div>
        <Heading as="h3" id={`${id}-title`}>
          {title}
        </Heading>
        <Text>{introduction}</Text>
        <form {...form} id={id} className={styles.form} aria-labelledby={`${id}-title`}>
          <fieldset className={styles.fields} disabled={!isHydrated}>
            <legend className={textStyles.srOnly}>{title}</legend>
            {fields}
            <div className={styles.actions}>
              <Button type="submit" size="sm">
                Calculate
              </Button>
              {actions}
            </div>
          </fieldset>
        </form>
      </div>
      <div className={styles.result}>{children}</div>
    </div>
  );
}

/**
 * Renders a field and its message. The message's element is always in the page, because an extension may move the
 * elements beside it.
 *
 * @param suffix - species and unit, which only the accessible name has
 * @param subject - the field's name in messages, which may be far from its group
 */
export function CalculationField({
  form,
  name,
  label,
  suffix,
  subject,
  problems,
  ...input
}: ComponentProps<'input'> & {
  form: string;
  name: string;
  label: string;
  suffix?: string | undefined;
  subject: string;
  problems: Problems;
}) {
  const id = `${form}-${name}`;
  const problem = problems[name];
  return (
    <>
      <div>
        <label className={field.label} htmlFor={id}>
          {label}
          {suffix && <span className={text.srOnly}>{`, ${suffix}`}</span>}
        </label>
        <input
          {...input}
          id={id}
          name={name}
          className={field.control}
          autoComplete="off"
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
        />
      </div>
      <p className={problem && styles.problem} id={`${id}-problem`} hidden={!problem}>
        {problem && `${subject}: ${problem}`}
      </p>
    </>
  );
}

/**
 * Renders what a result needs, in its `output`, which announces it. The element is always in the page, like a field's
 * message.
 *
 * @param tone - `problem` if the result isn't for what the fields contain
 */
export function Notice({ tone = 'note', children }: { tone?: 'note' | 'problem'; children: string | false }) {
  const look = tone === 'problem' ? styles.stale : styles.notice;
  // An empty message doesn't need its styles in the page.
  return (
    <span className={children ? look : undefined} hidden={!children}>
      {children}
    </span>
  );
}

export interface ResultRow {
  readonly key: string;
  readonly name: string;
  readonly cells: readonly string[];
  /** Before the name. */
  readonly mark?: ReactNode;
}

/**
 * Renders texts that change, so each is the only child of its element.
 *
 * @param summary - opens the table on narrow screens
 */
export function ResultTable({
  summary,
  columns,
  rows,
}: {
  summary: string;
  columns: readonly string[];
  rows: readonly ResultRow[];
}) {
  return (
    <Fold summary={summary}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, cells, mark }) => (
            <tr key={key}>
              <th scope="row">
                {mark}
                <span>{name}</span>
              </th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Fold>
  );
}
