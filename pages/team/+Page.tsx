import { PageFrame } from '#src/layout/PageFrame.tsx';
import { DossierCards } from '#src/sections/dossier-cards/DossierCards.tsx';
import { ForwardLink } from '#src/sections/forward-link/ForwardLink.tsx';
import { InfoBox } from '#src/sections/info-box/InfoBox.tsx';
import { Section } from '#src/sections/section/Section.tsx';
import { TitledList } from '#src/sections/titled-list/TitledList.tsx';
import { team } from '#src/site/team.ts';
import { content } from './content.ts';
import { LeadPlate } from './lead-plate/LeadPlate.tsx';

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
