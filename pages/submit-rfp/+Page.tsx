import { useInquiryTopic } from '#src/forms/inquiry-topic.ts';
import { PageFrame } from '#src/components/frame/PageFrame.tsx';
import { Contrast, ContrastRow } from '#src/components/Contrast.tsx';
import { Faq } from '#src/components/Faq.tsx';
import { ForwardLink } from '#src/components/ActionLink.tsx';
import { ProcessSteps } from '#src/components/ProcessSteps.tsx';
import { Section } from '#src/components/Section.tsx';
import { Text } from '#src/components/Text.tsx';
import type { Action, PageContent } from '#src/content/page-content.ts';
import { content } from './content.ts';
import { ProofStatement } from './ProofStatement.tsx';
import { ServiceNotes } from './ServiceNotes.tsx';
import { SubmissionChecklist } from './SubmissionChecklist.tsx';

export function Page() {
  const { checklist, serviceNote, pains, process, proof, faq } = content;
  const { service } = useInquiryTopic();
  return (
    <PageFrame
      content={service ? addServiceToLinks(service) : content}
      figure={<SubmissionChecklist content={checklist} />}
    >
      <ServiceNotes content={serviceNote} />
      <Section content={pains}>
        <Contrast sides={[pains.headings.pain, pains.headings.solution]}>
          {pains.pairs.map(({ pain, solution }) => (
            <ContrastRow key={pain} others={pain} title={solution.title}>
              <Text>{solution.text}</Text>
            </ContrastRow>
          ))}
        </Contrast>
      </Section>
      <Section content={process} tone="pale">
        <ProcessSteps content={process.steps} layout="columns" />
      </Section>
      <Section content={proof} tone="plate" layout="aside">
        <ProofStatement content={proof} />
        <ForwardLink action={proof.action} />
      </Section>
      <Faq content={faq} />
    </PageFrame>
  );
}

function addServiceToLinks(service: string): PageContent {
  const { hero, callToAction } = content;
  const addService = ({ label, to }: (typeof hero.actions)[number]): Action => ({
    label,
    to: `${to}?service=${service}` as Action['to'],
  });
  return {
    ...content,
    hero: { ...hero, actions: hero.actions.map(addService) },
    callToAction: { ...callToAction, actions: callToAction.actions.map(addService) },
  };
}
