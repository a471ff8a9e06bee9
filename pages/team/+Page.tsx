import { PageFrame } from '#src/layout/PageFrame.tsx';
import { CallToAction } from '#src/sections/call-to-action/CallToAction.tsx';
import { ForwardLink } from '#src/sections/forward-link/ForwardLink.tsx';
import { InfoBox } from '#src/sections/info-box/InfoBox.tsx';
import { InfoCards } from '#src/sections/info-cards/InfoCards.tsx';
import { InvolvementMatrix } from '#src/sections/involvement-matrix/InvolvementMatrix.tsx';
import { Section } from '#src/sections/section/Section.tsx';
import { TeamProfiles } from '#src/sections/team-profiles/TeamProfiles.tsx';
import { TitledRows } from '#src/sections/titled-rows/TitledRows.tsx';
import { content } from './content.ts';

export function Page() {
  const { cards, members, profiles, partner } = content;
  return (
    <PageFrame content={content} figure={<InvolvementMatrix content={content.involvement} />}>
      <Section title={cards.title} eyebrow={cards.eyebrow} tone="mist">
        <InfoCards cards={cards.items} />
      </Section>
      <Section title={profiles.title} eyebrow={profiles.eyebrow} intro={profiles.intro} id="profiles">
        <TeamProfiles members={members} />
        <InfoBox {...profiles.note} />
      </Section>
      <Section
        title={partner.title}
        eyebrow={partner.eyebrow}
        intro={partner.intro}
        tone="mist"
        layout="aside"
      >
        <TitledRows rows={partner.rows} />
        <ForwardLink action={partner.action} />
      </Section>
      <CallToAction content={content.close} />
    </PageFrame>
  );
}
