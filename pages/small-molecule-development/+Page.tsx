import { Fragment } from 'react';
import { ActionLink } from '#src/components/ActionLink.tsx';
import { PageFrame } from '#src/components/PageFrame.tsx';
import { Section } from '#src/components/Section.tsx';
import { SampleDocument } from '#src/components/SampleDocument.tsx';
import { PlotStrip } from '#src/components/PlotStrip.tsx';
import { TitledList } from '#src/components/TitledList.tsx';
import { Button } from '#src/theme/chakra/Button.tsx';
import text from '#src/theme/text.module.css';
import { MoleculeCallouts } from './MoleculeCallouts.tsx';
import { ChallengeSolution } from './ChallengeSolution.tsx';
import { samples } from '#src/site/samples/small-molecule-development.ts';
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
        <p className={text.note}>
          {pathway.sourcesNote}{' '}
          {pathway.sources.map(({ label, url }, index) => (
            <Fragment key={url}>
              {index > 0 && ', '}
              <a href={url} rel="noopener">
                {label}
              </a>
            </Fragment>
          ))}
        </p>
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
