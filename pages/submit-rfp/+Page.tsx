import { PageFrame } from '#src/layout/PageFrame.tsx';
import { Faq } from '#src/sections/Faq.tsx';
import { ForwardLink } from '#src/sections/ForwardLink.tsx';
import { ProcessSteps } from '#src/sections/ProcessSteps.tsx';
import { Section } from '#src/sections/Section.tsx';
import { content } from './content.ts';
import { PainSolutionPairs } from './PainSolutionPairs.tsx';
import { ProofStatement } from './ProofStatement.tsx';
import { SubmissionDocket } from './SubmissionDocket.tsx';

export function Page() {
  const { docket, pains, process, proof, faq } = content;
  return (
    <PageFrame content={content} figure={<SubmissionDocket content={docket} />}>
      <Section content={pains} tone="pale">
        <PainSolutionPairs content={pains} />
      </Section>
      <Section content={process}>
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
