import { PageFrame } from '#src/layout/PageFrame.tsx';
import { CallToAction } from '#src/sections/call-to-action/CallToAction.tsx';
import { DossierCards } from '#src/sections/dossier-cards/DossierCards.tsx';
import { ForwardLink } from '#src/sections/forward-link/ForwardLink.tsx';
import { InfoBox } from '#src/sections/info-box/InfoBox.tsx';
import { Section } from '#src/sections/section/Section.tsx';
import { TitledRows } from '#src/sections/titled-rows/TitledRows.tsx';
import { team } from '#src/site/team.ts';
import { content } from './content.ts';
import { InfoCards } from './info-cards/InfoCards.tsx';
import { LeadPlate } from './lead-plate/LeadPlate.tsx';

const [lead, ...advisors] = team;

export function Page() {
  const { cards, profiles, partner } = content;
  return (
    <PageFrame content={content}>
      {lead && <LeadPlate lead={lead} content={content.lead} />}
      <Section title={cards.title}>
        <InfoCards cards={cards.items} />
      </Section>
      <Section title={profiles.title} intro={profiles.intro} id="profiles" tone="mist">
        <DossierCards members={advisors} />
        <InfoBox {...profiles.note} />
      </Section>
      <Section
        title={partner.title}

        intro={partner.intro}
        layout="aside"
      >
        <TitledRows rows={partner.rows} />
        <ForwardLink action={partner.action} />
      </Section>
      <CallToAction content={content.close} />
    </PageFrame>
  );
}
