import { circle, onCircle, path, through } from './shapes.ts';
import type { Point } from '../plots/path.ts';

/** A grain: a pentagon whose corners stand at uneven distances. */
const grain = (centre: Point, index: number) =>
  path(
    'route-area',
    through(
      [0, 1, 2, 3, 4].map((corner) => {
        const radius = 4.1 + 0.4 * ((index * 7 + corner * 3) % 5);
        return onCircle(centre, radius, index * 63 + corner * 72);
      }),
      'Z',
    ),
  );

/** A biconvex tablet across its belly: the coat, drug grains, excipients. */
export function tablet(): string {
  const drug: Point[] = [
    [22, 48],
    [36, 36],
    [35, 61],
    [50, 49],
    [64, 34],
    [62, 63],
    [75, 50],
    [49, 28],
  ];
  const excipients: readonly (readonly [number, number, number])[] = [
    [25, 58, 2.4],
    [36, 48, 3],
    [48, 66.5, 3.6],
    [62.5, 48.5, 3],
    [73, 60.5, 2.2],
    [74, 40, 2.2],
    [25, 38, 2.2],
    [50, 38.5, 2.4],
  ];
  return [
    path('tint', 'M7 38Q48 -6 89 38V58Q48 102 7 58ZM13 40.8V55.2Q48 93.5 83 55.2V40.8Q48 2.5 13 40.8Z'),
    path('line', 'M7 38Q48 -6 89 38V58Q48 102 7 58Z'),
    path('line', 'M13 40.8Q48 2.5 83 40.8V55.2Q48 93.5 13 55.2Z'),
    ...drug.map(grain),
    ...excipients.map(([x, y, radius]) => circle('line', [x, y], radius)),
  ].join('');
}

/** A vial, cut: wall, fill, stopper and the cap crimped over it. */
export const vial = () =>
  [
    path('tint', 'M31 58Q48 62.5 65 58V79Q65 83 61 83H35Q31 83 31 79Z'),
    path('line', 'M36 20V27C36 33 25 33 25 42V83Q25 89 31 89H65Q71 89 71 83V42C71 33 60 33 60 27V20'),
    path('line', 'M41.5 31C41 37 31 36.5 31 44V79Q31 83 35 83H61Q65 83 65 79V44C65 36.5 55 37 54.5 31'),
    path('route', 'M31 58Q48 62.5 65 58'),
    path('route-area', 'M41.5 20H54.5V31H41.5Z'),
    path('line', 'M32 8H64V20H32ZM32 14H64M42 8V4H54V8'),
  ].join('');

/** A reactor: vessel, jacket with inlet and outlet, drive and stirrer, two ports, the level of its content. */
export const reactor = () =>
  [
    path('tint', 'M25 48H71V66C71 84 25 84 25 66Z'),
    path('line', 'M25 38V66C25 84 71 84 71 66V38C71 24 25 24 25 38ZM25 46H18V68C18 94 78 94 78 68V46H71'),
    path('line', 'M18 64H8M78 54H88M48 15V65M39 5H57V15H39ZM31 30V20H24M65 30V20H72'),
    path('route', `M25 48${'q3.83-3.4 7.67 0t7.67 0t7.66 0'.repeat(2)}`),
    path('line', 'M36 65H60M36 60V70M60 60V70'),
  ].join('');
