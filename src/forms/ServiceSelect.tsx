import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { contactServices } from '#shared/option-lists.ts';
import field from './fields/Field.module.css';
import { readInquiryTopic } from './inquiry-topic.ts';

/** The service that the inquiry is about. Shows that of the link, unless the visitor chose one before hydration. */
export function ServiceSelect() {
  const select = useRef<HTMLSelectElement>(null);
  const hasLinked = useRef(false);
  const { pathname, search } = useLocation();
  useEffect(() => {
    const { service } = readInquiryTopic({ pathname, search });
    if (!select.current || !service || (select.current.value !== '' && !hasLinked.current)) return;
    hasLinked.current = true;
    select.current.value = service;
  }, [pathname, search]);
  return (
    <label data-wide="" data-service="">
      <span className={field.label}>
        Which service? <small>(optional)</small>
      </span>
      <select ref={select} className={`${field.control} ${field.select}`} name="service">
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
