import { useLocation } from 'react-router-dom';
import { ActionLink } from '#src/components/ActionLink.tsx';
import { Heading, Text } from '#src/components/Text.tsx';
import { useIsHydrated } from '#src/browser/use-is-hydrated.ts';
import { useInquiryTopic } from '#src/forms/inquiry-topic.ts';
import { serviceOffers } from '#src/site/service-offers.ts';
import { Button } from '#src/theme/chakra/Button.tsx';
import styles from './ServiceNotes.module.css';

/**
 * Names the service that the visitor asked about. The page has a note for each service: without script, the anchor in
 * the link shows its note.
 */
export function ServiceNotes() {
  const { hash } = useLocation();
  const { service = hash.slice(1) } = useInquiryTopic();
  const isHydrated = useIsHydrated();
  return serviceOffers.map(({ service: id, title, duration }) => (
    <section
      key={id}
      id={id}
      className={styles.root}
      data-shown={isHydrated && id === service ? '' : undefined}
      aria-label={title}
    >
      <div className={styles.inner}>
        <div>
          <p>You asked about</p>
          <Heading as="p" className={styles.title}>
            {title}
          </Heading>
          <Text className={styles.duration}>{duration}</Text>
        </div>
        <div className={styles.next}>
          <p>You don’t need an RFP for this. On the form, it’s under “Ask about a service”.</p>
          <div className={styles.actions}>
            <Button asChild>
              <ActionLink
                action={{ label: 'Ask About This Service', to: `/contact?service=${id}#contact-form` }}
              />
            </Button>
            <ActionLink action={{ label: 'I have an RFP for it', to: `/submit-rfp/form?service=${id}` }} />
          </div>
        </div>
      </div>
    </section>
  ));
}
