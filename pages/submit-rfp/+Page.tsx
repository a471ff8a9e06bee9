import { PageFrame } from '#src/layout/PageFrame.tsx';
import { Faq } from '#src/sections/faq/Faq.tsx';
import { ForwardLink } from '#src/sections/forward-link/ForwardLink.tsx';
import { ProcessSteps } from '#src/sections/process-steps/ProcessSteps.tsx';
import { Section } from '#src/sections/section/Section.tsx';
import { content } from './content.ts';
import { PainSolutionPairs } from './pain-solution-pairs/PainSolutionPairs.tsx';
import { ProofStatement } from './proof-statement/ProofStatement.tsx';
import { SubmissionDocket } from './submission-docket/SubmissionDocket.tsx';

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
