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

/**
 * Names the service that the visitor asked about. The page has a note for each service: without script, the anchor in
 * the link shows its note.
 */
export function ServiceNotes({ content }: { content: Content['serviceNote'] }) {
  const location = useLocation();
  // Not deferred, as in `useIsHydrated`: after a navigation in the app, the anchor is scrolled to.
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
