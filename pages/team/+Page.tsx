import { PageFrame } from '#src/layout/PageFrame.tsx';
import { DossierCards } from '#src/sections/DossierCards.tsx';
import { ForwardLink } from '#src/sections/ForwardLink.tsx';
import { InfoBox } from '#src/sections/InfoBox.tsx';
import { Section } from '#src/sections/Section.tsx';
import { TitledList } from '#src/sections/TitledList.tsx';
import { team } from '#src/site/team.ts';
import { content } from './content.ts';
import { LeadPlate } from './LeadPlate.tsx';

const [lead, ...advisors] = team;

export function Page() {
  const { cards, profiles, partner } = content;
  return (
    <PageFrame content={content}>
      {lead && <LeadPlate lead={lead} content={content.lead} />}
      <Section {...cards}>
        <TitledList entries={cards.entries} layout="columns" />
      </Section>
      <Section {...profiles} tone="mist">
        <DossierCards members={advisors} />
        <InfoBox {...profiles.note} />
      </Section>
      <Section {...partner} weight="quiet" layout="aside">
        <TitledList entries={partner.entries} />
        <ForwardLink action={partner.action} />
      </Section>
    </PageFrame>
  );
}
