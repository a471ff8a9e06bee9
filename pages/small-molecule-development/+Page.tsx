import { ActionLink } from '#src/components/ActionLink.tsx';
import { PageFrame } from '#src/components/frame/PageFrame.tsx';
import { Section } from '#src/components/Section.tsx';
import { SampleDocument } from '#src/components/samples/SampleDocument.tsx';
import { PlotStrip } from '#src/components/PlotStrip.tsx';
import { Sources } from '#src/components/Sources.tsx';
import { TitledList } from '#src/components/TitledList.tsx';
import { Button } from '#src/theme/chakra/Button.tsx';
import { MoleculeCallouts } from './MoleculeCallouts.tsx';
import { ChallengeSolution } from './ChallengeSolution.tsx';
import { samples } from '#src/content/values/samples/small-molecule-development.ts';
import { content } from './content.ts';
import { PathwayLists } from './PathwayLists.tsx';

export function Page() {
  const { pathway, whoWeHelp } = content;
  return (
    <PageFrame
      content={content}
      figure={<MoleculeCallouts content={content.molecule} />}
      plot={<PlotStrip content={content.plot} />}
    >
      <ChallengeSolution content={content} />
      <Section content={pathway} tone="pale">
        <PathwayLists content={pathway} />
        <SampleDocument content={samples} />
        <Sources content={pathway.sources} />
      </Section>
      <Section content={whoWeHelp}>
        <TitledList content={whoWeHelp.entries} columns="three" />
        <div>
          <Button asChild variant="outline">
            <ActionLink action={whoWeHelp.action} />
          </Button>
        </div>
      </Section>
    </PageFrame>
  );
}
