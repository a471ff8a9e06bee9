import type { ReactNode } from 'react';
import { Text } from '#src/components/Text.tsx';
import type { OfferedService } from '#src/content/service-offers.ts';
import { fill, stroke } from '#src/theme/paint.ts';
import styles from './HeldSheet.module.css';

const drawLines = (x: number, y: number, gap: number, ends: readonly number[]) =>
  ends.map((end, index) => `M${x} ${y + index * gap}H${end}`).join('');

const [title, text, brand] = [stroke('fg', 5), stroke('control', 2), stroke('brand', 2)];
const bar = stroke('brand', 5);
const choice = { ...stroke('brand', 1.5), ...fill('brand-quiet'), fillOpacity: 0.7 };

/** For a line without length. */
const dot = (color: 'fg' | 'brand' | 'bg-raised', size: number) =>
  ({ ...stroke(color, size), strokeLinecap: 'round' }) as const;

const sheet = (x: number, y: number, width: number, height: number) => (
  <rect {...stroke('control')} {...fill('bg-raised')} x={x} y={y} width={width} height={height} />
);

/** Each fits in 240 by 160. */
const drawings: Readonly<Record<OfferedService, ReactNode>> = {
  'ind-milestone-map': (
    <>
      {sheet(10, 22, 220, 116)}
      <path {...title} d="M24 40H96" />
      <path {...text} d="M24 50H70" />
      <path
        {...brand}
        d="M24 90H216M24 70C48 70 54 90 74 90C92 90 92 68 110 68S128 90 146 90C164 90 164 70 180 70S196 90 216 90M24 110C48 110 54 90 74 90C92 90 92 112 110 112S128 90 146 90C164 90 164 110 180 110S196 90 216 90"
      />
      <path {...dot('fg', 13)} d="M74 90h.01M146 90h.01" />
      <path {...dot('bg-raised', 9)} d="M74 90h.01M146 90h.01" />
      <circle {...stroke('ind', 2)} {...fill('bg-raised')} cx="214" cy="90" r="9" />
      <circle {...fill('ind')} cx="214" cy="90" r="4.5" />
      <path {...text} d="M62 126H86M134 126H158M196 126H216" />
    </>
  ),
  'program-management': (
    <>
      {sheet(88, 6, 102, 132)}
      {sheet(78, 14, 102, 132)}
      {sheet(68, 22, 102, 132)}
      <path {...title} d="M80 38H124" />
      <path {...text} d={`M140 38H158${drawLines(98, 58, 14, [156, 148, 158, 140])}`} />
      <path {...dot('brand', 8)} d="M85 58h.01M85 72h.01M85 100h.01" />
      <circle {...brand} cx="85" cy="86" r="3.5" />
      <path {...text} d="M80 118H158M80 142H158" />
      <path {...bar} d="M80 126H122" />
      <path {...bar} d="M104 134H146" />
    </>
  ),
  'cdmo-selection': (
    <>
      {sheet(10, 18, 220, 124)}
      <path {...title} d="M24 36H84" />
      <rect {...choice} x="122" y="46" width="30" height="86" />
      <path {...text} d={drawLines(24, 70, 18, [74, 66, 80, 60])} />
      <path {...stroke('hairline')} d="M24 60H216M24 79H216M24 97H216M24 115H216" />
      <path {...text} d="M98 54H110M132 54H142M166 54H178M200 54H212" />
      <path
        {...brand}
        d="M98 70l4 4 8-9M132 70l4 4 8-9M132 88l4 4 8-9M132 106l4 4 8-9M132 124l4 4 8-9M166 88l4 4 8-9M200 70l4 4 8-9M200 106l4 4 8-9M200 124l4 4 8-9"
      />
      <path {...text} d="M100 88H108M100 106H108M100 124H108M168 70H176M168 106H176M168 124H176M202 88H210" />
    </>
  ),
  rescue: (
    <>
      {sheet(44, 8, 152, 144)}
      <path {...title} d="M58 26H112" />
      <path {...text} d="M58 36H88" />
      <path {...stroke('fg', 1.5)} d="M58 90H160M78 56L98 90M112 56L132 90M78 124L98 90M112 124L132 90" />
      <path {...text} d="M64 60H76M98 60H110M64 120H76" />
      <path {...brand} d="M112 124L132 90H160" />
      <circle {...choice} cx="112" cy="124" r="7" />
      <rect {...choice} x="160" y="80" width="22" height="20" />
      <path {...text} d="M58 140H84" />
    </>
  ),
  'grant-writing': (
    <>
      <path {...stroke('control')} strokeDasharray="5 5" d="M54 4H154V156H54Z" />
      {sheet(84, 20, 108, 128)}
      <path {...title} d="M98 36H140" />
      <path {...text} d={drawLines(98, 48, 8, [178, 174, 178, 150])} />
      <path {...dot('brand', 8)} d="M101 90h.01M101 104h.01M101 118h.01" />
      <path {...text} d={`${drawLines(110, 90, 14, [150, 144, 150])}M98 134H178`} />
      <path {...bar} d="M160 90H178M160 104H170M160 118H174" />
    </>
  ),
};

/** What the client has at the end of a service. The caption names it. */
export function HeldSheet({ service, caption }: { service: OfferedService; caption: string }) {
  return (
    <figure className={styles.root}>
      <svg viewBox="0 0 240 160" aria-hidden>
        {drawings[service]}
      </svg>
      <Text as="figcaption">{caption}</Text>
    </figure>
  );
}
