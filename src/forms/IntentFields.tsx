import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { contactForm } from '#shared/contact-form.ts';
import { getInputName } from '#shared/form-fields.ts';
import { getOptionLabel } from '#shared/option-lists.ts';
import { contactIntents, getPresetAnswers, type IntentName } from './contact-intents.ts';
import { endPreselection, preselect } from './form-answers.ts';
import styles from './IntentFields.module.css';
import { readInquiryTopic, useInquiryTopic } from './inquiry-topic.ts';
import { ServiceSelect } from './ServiceSelect.tsx';

const programFields = ['therapeutic_area', 'development_stage', 'timeline', 'service_type'] as const;

/** Labels of the answers in the group "Your program". */
export type ProgramAnswers = readonly string[];

/**
 * Asks what the inquiry is about. The radio buttons and the select post natively; with script, they also preselect the
 * answers that the request doesn't need.
 *
 * @param onPreset - receives those answers, or undefined if the visitor has to give them
 */
export function IntentFields({ onPreset }: { onPreset: (answers: ProgramAnswers | undefined) => void }) {
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const hasLinked = useRef(false);
  const { pathname, search } = useLocation();
  const linked = useInquiryTopic();

  useEffect(() => {
    const form = fieldset.current?.form;
    if (!form) return undefined;
    const link = readInquiryTopic({ pathname, search });
    const readIntent = () => form.querySelector<HTMLInputElement>('[name=topic]:checked');
    if (link.intent && (hasLinked.current || readIntent()?.dataset['intent'] === 'program')) {
      hasLinked.current = true;
      form.querySelector<HTMLInputElement>(`[data-intent=${link.intent}]`)!.checked = true;
    }
    const update = () => {
      const intent = readIntent()?.dataset['intent'] as IntentName;
      const service = form.querySelector<HTMLSelectElement>('[name=service]')!;
      if (intent !== 'service') service.value = '';
      else if (service.value === '') service.value = link.service ?? '';
      const topic = intent === link.intent ? link.topic : undefined;
      const presets = getPresetAnswers(intent, topic, service.value);
      const selects = programFields.map((name) => {
        const input = getInputName(contactForm, name);
        return { name, select: form.querySelector<HTMLSelectElement>(`[name=${input}]`)! };
      });
      for (const { name, select } of selects) preselect(select, presets[name] ?? '');
      onPreset(
        intent === 'program'
          ? undefined
          : selects.map(({ name, select }) => {
              const { label, options } = contactForm[name];
              return `${label}: ${getOptionLabel(options, select.value)}`;
            }),
      );
    };
    const handleInput = ({ target }: Event) => {
      if (!(target instanceof Element)) return;
      if (target.matches('[name=topic], [name=service]')) update();
      else if (target instanceof HTMLSelectElement) endPreselection(target);
    };
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
