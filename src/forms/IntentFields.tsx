import texts from '#content/forms/contact.json' with { type: 'json' };
import { useIsHydrated } from '#src/browser/use-is-hydrated.ts';
import { intentNames, type IntentName, topicByIntent } from './contact-intents.ts';
import choice from './fields/Choice.module.css';
import styles from './IntentFields.module.css';
import { useInquiryTopic } from './inquiry-topic.ts';
import { ServiceSelect } from './ServiceSelect.tsx';

export function IntentFields({
  intent,
  onChange,
}: {
  intent: IntentName;
  onChange: (intent: IntentName) => void;
}) {
  const isHydrated = useIsHydrated();
  const linked = useInquiryTopic();
  return (
    <fieldset
      className={styles.root}
      onInput={({ currentTarget }) => {
        const radio = currentTarget.querySelector<HTMLInputElement>('[name=topic]:checked');
        // An extension may have removed the question.
        if (radio) onChange(radio.dataset['intent'] as IntentName);
      }}
    >
      <legend>{texts.topic}</legend>
      <div className={styles.intents}>
        {intentNames.map((name, index) => (
          <label key={name}>
            <input
              className={choice.radio}
              type="radio"
              name="topic"
              value={(name === linked.intent && linked.topic) || topicByIntent[name]}
              data-intent={name}
              defaultChecked={index === 0}
            />
            {texts.intents[name].choice}
          </label>
        ))}
      </div>
      <ServiceSelect isDisabled={isHydrated && intent !== 'service'} />
    </fieldset>
  );
}
