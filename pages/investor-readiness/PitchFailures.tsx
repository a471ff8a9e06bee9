import { Card, Cards } from '#src/components/Cards.tsx';
import { Text } from '#src/components/Text.tsx';
import type { Content } from './content.ts';
import styles from './PitchFailures.module.css';

export function PitchFailures({ content }: { content: Content['failures']['entries'] }) {
  return (
    <Cards columns="four">
      {content.map(({ title, text, flaw, remedy }) => (
        <Card key={title} title={title} figure={<FlawedSlide flaw={flaw} />}>
          <Text>{text}</Text>
          <Text className={styles.remedy}>{remedy}</Text>
        </Card>
      ))}
    </Cards>
  );
}

type SlideFlaw = Content['failures']['entries'][number]['flaw'];

const miniCharts = [14, 50, 86, 122].flatMap((x) =>
  [12, 34, 56, 78].map((y) => `M${x} ${y}v14h26m-24-4l7-6 5 3 10-8`),
);

const drawings: Record<SlideFlaw, string> = {
  overload: miniCharts.join(''),
  vagueness:
    'M14 50h8m6 0h8m6 0h8m6 0h8m6 0h8m6 0h8m6 0h8m6 0h8M33 38a12 12 0 1 0 .1 0M76 43a7 7 0 1 0 .1 0M120 32a18 18 0 1 0 .1 0',
  'broken-link':
    'M34 30l18 10v20l-18 10-18-10V40ZM34 36l13 7v14M52 50h18m20 0h14M110 74V56h9v18ZM124 74V44h9v30ZM138 74V30h9v44Z',
  template:
    'M40 20h80M56 28h48M14 42h38v38H14ZM61 42h38v38H61ZM108 42h38v38h-38ZM22 52h22m-22 8h22m-22 8h14M69 52h22m-22 8h22m-22 8h14M116 52h22m-22 8h22m-22 8h14',
};

function FlawedSlide({ flaw }: { flaw: SlideFlaw }) {
  return (
    <svg className={styles.slide} viewBox="0 0 160 100" aria-hidden>
      <path d={`M1 1H159V99H1Z${drawings[flaw]}`} />
    </svg>
  );
}
