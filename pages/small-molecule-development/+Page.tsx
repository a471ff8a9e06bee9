import { PageFrame } from '#src/layout/PageFrame.tsx';
import { AudienceCards } from '#src/sections/audience-cards/AudienceCards.tsx';
import { CallToAction } from '#src/sections/call-to-action/CallToAction.tsx';
import { ChallengeSolution } from '#src/sections/challenge-solution/ChallengeSolution.tsx';
import { FactLedger } from '#src/sections/fact-ledger/FactLedger.tsx';
import { MoleculeCallouts } from '#src/sections/molecule-callouts/MoleculeCallouts.tsx';
import { PathwayLists } from '#src/sections/pathway-lists/PathwayLists.tsx';
import { Specimen } from '#src/sections/specimen/Specimen.tsx';
import { Trace } from '#src/sections/trace/Trace.tsx';
import { Section } from '#src/sections/section/Section.tsx';
import { content } from './content.ts';

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
