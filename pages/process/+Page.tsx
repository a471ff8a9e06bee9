import { PageFrame } from '#src/layout/PageFrame.tsx';
import { CaseCards } from '#src/sections/CaseCards.tsx';
import { Faq } from '#src/sections/Faq.tsx';
import { ForwardLink } from '#src/sections/ForwardLink.tsx';
import { ProcessSteps } from '#src/sections/ProcessSteps.tsx';
import { Section } from '#src/sections/Section.tsx';
import { TitledList } from '#src/sections/TitledList.tsx';
import { Trace } from '#src/sections/Trace.tsx';
import { HeroStatement } from '#src/sections/HeroStatement.tsx';
import { cases } from '#src/site/cases.ts';
import { content } from './content.ts';
import { EntryMatrix } from './EntryMatrix.tsx';

export function Page() {
  return (
    <PageFrame
      content={content}
      figure={<HeroStatement content={content.statement} />}
      trace={<Trace content={content.trace} facts={content.hero.evidence} />}
    >
      <Section {...content.start} tone="mist">
        <TitledList entries={content.start.entries} layout="ledger" numbered withButtons />
      </Section>
      <Section {...content.process} layout="aside">
        <ProcessSteps steps={content.process.steps} layout="timeline" />
        <TitledList entries={content.investor.rows} />
        <ForwardLink action={content.investor.action} />
      </Section>
      <EntryMatrix entries={[content.strategy, content.execution, content.matching]} />
      <Section {...content.proof}>
        <CaseCards cases={cases} action={content.proof.action} />
      </Section>
      <Faq faq={content.faq} tone="mist" />
    </PageFrame>
  );
}
