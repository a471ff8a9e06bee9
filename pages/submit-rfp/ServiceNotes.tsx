import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { ActionLink } from '#src/components/ActionLink.tsx';
import { Heading, Text } from '#src/components/Text.tsx';
import { parseInquiryTopic, readLinkQuery } from '#src/forms/inquiry-topic.ts';
import { serviceOffers } from '#src/content/service-offers.ts';
import { Button } from '#src/theme/chakra/Button.tsx';
import type { Content } from './content.ts';
import styles from './ServiceNotes.module.css';

/** A location has one topic. */
const subscribe = () => () => {};

/** Shows the note of the service asked about. Without script, the link's anchor shows it. */
export function ServiceNotes({ content }: { content: Content['serviceNote'] }) {
  const location = useLocation();
  // Not deferred as in `useIsHydrated`, because a navigation in the app scrolls to the anchor.
  const shown = useSyncExternalStore(
    subscribe,
    () => parseInquiryTopic(readLinkQuery(location)).service ?? location.hash.slice(1),
    () => '',
  );
  return serviceOffers.map(({ service: id, title, duration }) => (
    <section
      key={id}
      id={id}
      className={styles.root}
      data-screen=""
      data-shown={id === shown ? '' : undefined}
      aria-label={title}
    >
      <div className={styles.inner}>
        <div>
          <Text>{content.eyebrow}</Text>
          <Heading as="p" className={styles.title}>
            {title}
          </Heading>
          <Text className={styles.duration}>{duration}</Text>
        </div>
        <div className={styles.next}>
          <Text>{content.text}</Text>
          <div className={styles.actions}>
            <Button asChild>
              <ActionLink action={{ label: content.question, to: `/contact?service=${id}#contact-form` }} />
            </Button>{' '}
            <ActionLink action={{ label: content.scope, to: `/submit-rfp/form?service=${id}` }} />
          </div>
        </div>
      </div>
    </section>
  ));
}
