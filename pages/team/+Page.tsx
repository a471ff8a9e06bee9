import { PageFrame } from '#src/components/PageFrame.tsx';
import { CardsNote, UnassignedCard, TeamCards } from '#src/components/TeamCards.tsx';
import { ForwardLink } from '#src/components/ForwardLink.tsx';
import { Section } from '#src/components/Section.tsx';
import { TitledList } from '#src/components/TitledList.tsx';
import { unassignedDisciplines } from '#src/site/disciplines.ts';
import { team } from '#src/site/team.ts';
import { content } from './content.ts';
import { ProgramLead } from './ProgramLead.tsx';

const [lead, ...advisors] = team;

export function Page() {
  const { cards, profiles, partner } = content;
  return (
    <PageFrame content={content}>
      {lead && <ProgramLead lead={lead} content={content.lead} />}
      <Section content={cards}>
        <TitledList content={cards.entries} />
      </Section>
      <Section content={profiles} tone="pale">
        <TeamCards content={advisors}>
          {unassignedDisciplines.map((discipline) => (
            <UnassignedCard key={discipline.name} content={discipline} label={profiles.unassignedLabel} />
          ))}
          <CardsNote>{profiles.note}</CardsNote>
        </TeamCards>
      </Section>
      <Section content={partner} weight="quiet" layout="aside">
        <TitledList content={partner.entries} />
        <ForwardLink action={partner.action} />
      </Section>
    </PageFrame>
  );
}
