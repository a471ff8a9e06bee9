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
  const { docket, ledger, process, proof, faq } = content;
  return (
    <PageFrame content={content} figure={<SubmissionDocket content={docket} />}>
      <Section {...ledger} tone="mist">
        <PainSolutionPairs headings={ledger.headings} pairs={ledger.pairs} />
      </Section>
      <Section {...process}>
        <ProcessSteps steps={process.steps} layout="columns" />
      </Section>
      <Section {...proof} tone="plate" layout="aside">
        <ProofStatement sentence={proof.sentence} text={proof.text} />
        <ForwardLink action={proof.action} />
      </Section>
      <Faq faq={faq} />
    </PageFrame>
  );
}
