import { ActionLink } from '#src/links/ActionLink.tsx';
import { PageFrame } from '#src/layout/PageFrame.tsx';
import { FactLedger } from '#src/sections/FactLedger.tsx';
import { Section } from '#src/sections/Section.tsx';
import { Specimen } from '#src/sections/Specimen.tsx';
import { Trace } from '#src/sections/Trace.tsx';
import { Button } from '#src/theme/chakra/Button.tsx';
import { MoleculeCallouts } from './MoleculeCallouts.tsx';
import { AudienceStair } from './AudienceStair.tsx';
import { ChallengeSolution } from './ChallengeSolution.tsx';
import { content } from './content.ts';
import { PathwayLists } from './PathwayLists.tsx';

export function Page() {
  const { molecule, challenges, solution, pathway, stats, whoWeHelp } = content;
  return (
    <PageFrame
      content={content}
      figure={<MoleculeCallouts callouts={molecule.callouts} caption={molecule.caption} />}
      trace={<Trace content={content.trace} facts={content.hero.evidence} />}
    >
      <ChallengeSolution challenges={challenges} solution={solution} />
      <Section {...pathway}>
        <PathwayLists lanes={pathway.lanes} goal={pathway.goal} />
        <Specimen sheets={pathway.sheets} />
      </Section>
      <Section {...stats} weight="quiet" tone="mist">
        <FactLedger facts={stats.facts} />
      </Section>
      <Section {...whoWeHelp}>
        <AudienceStair audiences={whoWeHelp.entries} />
        <div>
          <Button asChild variant="outline">
            <ActionLink action={whoWeHelp.action} />
          </Button>
        </div>
      </Section>
    </PageFrame>
  );
}
