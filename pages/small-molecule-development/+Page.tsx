import { PageFrame } from '#src/layout/PageFrame.tsx';
import { CallToAction } from '#src/sections/call-to-action/CallToAction.tsx';
import { FactLedger } from '#src/sections/fact-ledger/FactLedger.tsx';
import { Section } from '#src/sections/section/Section.tsx';
import { Specimen } from '#src/sections/specimen/Specimen.tsx';
import { Trace } from '#src/sections/trace/Trace.tsx';
import { MoleculeCallouts } from './MoleculeCallouts.tsx';
import { AudienceCards } from './audience-cards/AudienceCards.tsx';
import { ChallengeSolution } from './challenge-solution/ChallengeSolution.tsx';
import { content } from './content.ts';
import { PathwayLists } from './pathway-lists/PathwayLists.tsx';

export function Page() {
  const { molecule, challenges, solution, pathway, stats, whoWeHelp } = content;
  return (
    <PageFrame
      content={content}
      figure={<MoleculeCallouts callouts={molecule.callouts} caption={molecule.caption} />}
      trace={<Trace content={content.trace} facts={content.hero.evidence} />}
    >
      <ChallengeSolution challenges={challenges} solution={solution} />
      <Section title={pathway.title} eyebrow={pathway.eyebrow} intro={pathway.intro} id="pathway">
        <PathwayLists lanes={pathway.lanes} goal={pathway.goal} />
        <Specimen sheets={pathway.sheets} />
      </Section>
      <Section title={stats.title} eyebrow={stats.eyebrow} intro={stats.intro} tone="mist">
        <FactLedger facts={stats.facts} />
      </Section>
      <Section title={whoWeHelp.title} eyebrow={whoWeHelp.eyebrow} intro={whoWeHelp.intro}>
        <AudienceCards audiences={whoWeHelp.audiences} action={whoWeHelp.action} />
      </Section>
      <CallToAction content={content.close} />
    </PageFrame>
  );
}
