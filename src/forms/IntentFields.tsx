import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { contactForm } from '#shared/contact-form.ts';
import { getInputName } from '#shared/form-fields.ts';
import { getOptionLabel } from '#shared/option-lists.ts';
import { contactIntents, getPresetAnswers } from './contact-intents.ts';
import { endPreselection, preselect } from './form-answers.ts';
import { readIntent, writeIntent, writeService } from './intent-inputs.ts';
import styles from './IntentFields.module.css';
import { readInquiryTopic, useInquiryTopic } from './inquiry-topic.ts';
import { ServiceSelect } from './ServiceSelect.tsx';

const programFields = ['therapeutic_area', 'development_stage', 'timeline', 'service_type'] as const;

/**
 * Asks what the inquiry is about. The radio buttons and the select post natively; with script, they also preselect the
 * answers that the request doesn't need.
 *
 * @param onPreset - receives those answers with their labels, or undefined if the visitor has to give them
 */
export function IntentFields({ onPreset }: { onPreset: (answers: readonly string[] | undefined) => void }) {
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const isFirstLink = useRef(true);
  const { pathname, search } = useLocation();
  const linked = useInquiryTopic();

  useEffect(() => {
    const form = fieldset.current?.form;
    if (!form) return undefined;
    const link = readInquiryTopic({ pathname, search });

    const update = () => {
      const chosen = readIntent(form);
      // An extension may have removed the question.
      if (!chosen) return;
      const { intent } = chosen;
      const service = intent === 'service' ? chosen.service || (link.service ?? '') : '';
      writeService(form, service);
      const topic = intent === link.intent ? link.topic : undefined;
      const presets = getPresetAnswers(intent, topic, service);
      const answers = programFields.flatMap((name) => {
        const { label, options } = contactForm[name];
        const field = form.querySelector<HTMLSelectElement>(`[name=${getInputName(contactForm, name)}]`);
        if (!field) return [];
        preselect(field, presets[name] ?? '');
        return `${label}: ${getOptionLabel(options, field.value)}`;
      });
      onPreset(intent === 'program' ? undefined : answers);
    };
    const handleInput = ({ target }: Event) => {
      if (!(target instanceof Element)) return;
      const isAnswer = target instanceof HTMLSelectElement && target.name !== 'service';
      if (isAnswer) endPreselection(target);
      if (isAnswer || target.matches('[name=topic], [name=service]')) update();
    };

    // A visitor may have chosen before hydration.
    const isUntouched = readIntent(form)?.intent === 'program';
    if (link.intent && (isUntouched || !isFirstLink.current))
      writeIntent(form, { intent: link.intent, service: link.service ?? '' });
    isFirstLink.current = false;
    update();
    form.addEventListener('input', handleInput);
    return () => form.removeEventListener('input', handleInput);
  }, [onPreset, pathname, search]);

  return (
    <fieldset ref={fieldset} className={styles.root}>
      <legend>What is it about?</legend>
      <div className={styles.intents}>
        {contactIntents.map(({ name, label, hint, topic }, index) => (
          <label key={name}>
            <input
              type="radio"
              name="topic"
              value={(name === linked.intent && linked.topic) || topic}
              data-intent={name}
              defaultChecked={index === 0}
            />
            {label}
            <small>{hint}</small>
          </label>
        ))}
      </div>
      <ServiceSelect />
    </fieldset>
  );
}
