import texts from '#content/forms/topics.json' with { type: 'json' };
import { contactServices } from '#src/inquiry/option-lists.ts';
import field from './fields/Field.module.css';

export function ServiceSelect({ isDisabled }: { isDisabled?: boolean }) {
  return (
    <label data-service="">
      <span className={field.label}>
        {`${texts.services.label} `}
        <small>(optional)</small>
      </span>
      <select className={`${field.control} ${field.select}`} name="service" disabled={isDisabled}>
        <option value="">Please choose</option>
        {contactServices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
