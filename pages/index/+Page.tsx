import { PageFrame } from '#src/layout/PageFrame.tsx';
import { CallToAction } from '#src/sections/call-to-action/CallToAction.tsx';
import { Ledger } from '#src/sections/ledger/Ledger.tsx';
import { Section } from '#src/sections/section/Section.tsx';
import { content } from './content.ts';
import { Differentiators } from './differentiators/Differentiators.tsx';
import { Proof } from './proof/Proof.tsx';
import { Thread } from './thread/Thread.tsx';
import { WhoWeHelp } from './who-we-help/WhoWeHelp.tsx';

export function Page() {
  return (
    <PageFrame content={content} hero={<Thread hero={content.hero} content={content.thread} />}>
      <WhoWeHelp content={content.whoWeHelp} />
      <Section {...content.paths} tone="mist">
        <Ledger entries={content.paths.entries} numbered />
      </Section>
      <Proof content={content.proof} />
      <Section {...content.stuck} tone="mist" layout="aside">
        <Ledger entries={content.stuck.points} />
      </Section>
      <Differentiators content={content.differentiators} />
      <Section {...content.audiences}>
        <Ledger entries={content.audiences.rows} />
      </Section>
      <CallToAction content={content.callToAction} />
    </PageFrame>
  );
}
