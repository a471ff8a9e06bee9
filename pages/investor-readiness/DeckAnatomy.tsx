import drawing from '#src/components/DrawnFigure.module.css';
import { DrawnFigure, IndMark } from '#src/components/DrawnFigure.tsx';
import { Heading, Text } from '#src/components/Text.tsx';
import labels from '#src/theme/text.module.css';
import { fill, stroke } from '#src/theme/paint.ts';
import type { Content } from './content.ts';
import styles from './DeckAnatomy.module.css';

export function DeckAnatomy({ content: { slide, entries } }: { content: Content['inclusions'] }) {
  return (
    <div className={styles.root}>
      <AnnotatedSlide content={slide} />
      <ol className={styles.key}>
        {entries.map(({ title, text }, index) => (
          <li key={title}>
            <span className={labels.number} aria-hidden>
              {index + 1}
            </span>
            <Heading as="h3">{title}</Heading>
            <Text>{text}</Text>
          </li>
        ))}
      </ol>
    </div>
  );
}

const marks = [
  { x: 376, y: 28 },
  { x: 376, y: 84 },
  { x: 376, y: 153 },
  { x: 376, y: 231 },
  { x: 24, y: 300 },
  { x: 214, y: 300 },
];

function AnnotatedSlide({ content: { label, caption, lanes } }: { content: Content['inclusions']['slide'] }) {
  return (
    <DrawnFigure label={label} caption={caption} height={334}>
      <path
        {...stroke('control')}
        d="M1 1H399V333H1ZM1 56H399M1 112H399M1 194H399M1 268H399M192 268V333M22 84H317"
      />
      <path {...stroke('fg', 1.75)} d="M22 23H300M22 35H196" />
      <path {...fill('brand')} d="M60 78l6 6-6 6-6-6ZM146 78l6 6-6 6-6-6ZM232 78l6 6-6 6-6-6Z" />
      <IndMark x={328} y={84} />
      {lanes.map((lane, index) => (
        <text key={lane} x="22" y={135 + index * 25}>
          {lane}
        </text>
      ))}
      <path
        {...stroke('brand')}
        {...fill('brand-quiet')}
        d="M110 122H240v16H110ZM150 147H300v16H150ZM220 172H328v16H220Z"
      />
      <path {...stroke('brand', 2)} d="M22 254H146V238H232V222H328V206H352" />
      <path {...fill('brand')} d="M48 284H92v34H48ZM98 296H132v22H98ZM138 304H172v14H138Z" />
      <path {...stroke('control')} d="M238 290H376M238 304H352M238 318H366" />
      {marks.map(({ x, y }, index) => (
        <g key={y + x}>
          <circle {...stroke('brand', 1.5)} {...fill('bg')} cx={x} cy={y} r="13" />
          <text className={drawing.bold} {...fill('brand')} x={x} y={y + 5} textAnchor="middle">
            {index + 1}
          </text>
        </g>
      ))}
    </DrawnFigure>
  );
}
