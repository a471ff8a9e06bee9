import { PageFrame } from '#src/components/frame/PageFrame.tsx';
import { TeamList, UnassignedDiscipline } from '#src/components/TeamList.tsx';
import { ForwardLink } from '#src/components/ActionLink.tsx';
import { Section } from '#src/components/Section.tsx';
import { Text } from '#src/components/Text.tsx';
import { TitledList } from '#src/components/TitledList.tsx';
import { team } from '#src/content/values/team.ts';
import { content } from './content.ts';
import { ProgramLanes } from './ProgramLanes.tsx';

export function Page() {
  const { lanes, cards, profiles, partner } = content;
  return (
    <PageFrame content={{ ...content, members: team }} figure={<ProgramLanes />}>
      <Section content={cards} weight="quiet">
        <TitledList content={cards.entries} columns="three" />
        <ForwardLink action={cards.action} />
      </Section>
      <Section content={profiles} tone="pale">
        <TeamList content={team}>
          {lanes.unassigned.map((discipline) => (
            <UnassignedDiscipline key={discipline.title} content={discipline} label={lanes.unassignedLabel} />
          ))}
        </TeamList>
        <ForwardLink action={profiles.action} />
      </Section>
      <Section content={partner} weight="quiet" layout="aside">
        <Text>{partner.text}</Text>
        <ForwardLink action={partner.action} />
      </Section>
    </PageFrame>
  );
}
