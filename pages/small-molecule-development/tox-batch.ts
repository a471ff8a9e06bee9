/** A figure that the visitor can change. Ranges are plausible ones for rats and dogs, not requirements. */
interface FigureRange {
  readonly sample: number;
  readonly minimum: number;
  readonly maximum: number;
  readonly isWhole?: true;
}

const createRange = (sample: number, minimum: number, maximum: number): FigureRange => ({
  sample,
  minimum,
  maximum,
});
const createCount = (sample: number, minimum: number, maximum: number): FigureRange => ({
  ...createRange(sample, minimum, maximum),
  isWhole: true,
});

/** Doses are in mg/kg/day, weights in kg, animals per sex and group, losses and reserve in percent, the rest in g. */
export const figureRanges = {
  days: createCount(28, 14, 31),
  saltFactor: createRange(1, 1, 2),
  ratLow: createRange(50, 0.1, 3000),
  ratMiddle: createRange(150, 0.1, 3000),
  ratHigh: createRange(500, 0.1, 3000),
  ratWeight: createRange(0.25, 0.2, 0.4),
  ratMain: createCount(10, 1, 30),
  ratKinetics: createCount(6, 0, 30),
  ratRecovery: createCount(5, 0, 30),
  dogLow: createRange(20, 0.1, 3000),
  dogMiddle: createRange(60, 0.1, 3000),
  dogHigh: createRange(200, 0.1, 3000),
  dogWeight: createRange(10, 6, 14),
  dogMain: createCount(3, 1, 10),
  dogRecovery: createCount(2, 0, 10),
  losses: createRange(25, 10, 50),
  safety: createRange(30, 5, 100),
  release: createRange(150, 50, 300),
  reserve: createRange(15, 0, 50),
} as const satisfies Readonly<Record<string, FigureRange>>;

export type FigureName = keyof typeof figureRanges;
export type ToxBatchFigures = Readonly<Record<FigureName, number>>;

export const figureNames = Object.keys(figureRanges) as readonly FigureName[];

/** The study of the sample document, with the reserve that we suggest. */
export const sampleFigures = Object.fromEntries(
  figureNames.map((name) => [name, figureRanges[name].sample]),
) as ToxBatchFigures;

/** Returns the figure, or what to enter instead. */
export function readFigure(name: FigureName, text: string): number | { readonly problem: string } {
  const { minimum, maximum, isWhole }: FigureRange = figureRanges[name];
  const figure = text.trim() === '' ? Number.NaN : Number(text);
  const isValid = figure >= minimum && figure <= maximum && (!isWhole || Number.isInteger(figure));
  if (isValid) return figure;
  const range = [minimum, maximum].map((limit) => limit.toLocaleString('en-US')).join(' to ');
  return { problem: `enter a ${isWhole ? 'whole ' : ''}number from ${range}.` };
}

export interface SpeciesAmount {
  /** Whether each dose is higher than the one before. */
  readonly isRising: boolean;
  /** Highest dose first. */
  readonly groups: readonly { readonly animals: number; readonly dose: number }[];
  readonly weight: number;
  readonly grams: number;
}

export interface ToxBatch {
  readonly rat: SpeciesAmount;
  readonly dog: SpeciesAmount;
  /** In grams, like the following. */
  readonly losses: number;
  readonly safety: number;
  readonly release: number;
  /** What the batch must contain, without the reserve. */
  readonly needed: number;
  readonly reserve: number;
  /** Needed and reserve, rounded up to two digits. */
  readonly order: number;
  /** Whether the order is more than needed and reserve. */
  readonly isRoundedUp: boolean;
  /** Whether a dose is above the limit for toxicity studies (ICH M3(R2), 1.5). */
  readonly isAboveLimitDose: boolean;
}

const limitDose = 1000;

/** Both sexes: twice the animals per sex. Controls get the vehicle, so they need no material. */
function calculateSpecies({
  doses: [low, middle, high],
  main,
  kinetics,
  recovery,
  weight,
  factor,
}: {
  doses: readonly [low: number, middle: number, high: number];
  main: number;
  kinetics: number;
  recovery: number;
  weight: number;
  factor: number;
}): SpeciesAmount {
  const animals = 2 * (main + kinetics);
  // Only the high dose has a recovery group.
  const groups = [
    { animals: animals + 2 * recovery, dose: high },
    { animals, dose: middle },
    { animals, dose: low },
  ];
  const dailyMg = groups.reduce((sum, group) => sum + group.animals * weight * group.dose, 0);
  return { isRising: low < middle && middle < high, groups, weight, grams: (dailyMg * factor) / 1000 };
}

/** Products of decimals are inexact. */
const removeNoise = (grams: number) => Number(grams.toFixed(6));

/** Rounds up to two digits. */
function roundUp(grams: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(grams)) - 1);
  return Math.ceil(removeNoise(grams / unit)) * unit;
}

/** Estimates the material for the oral, once daily GLP studies in rats and dogs, and for what else the batch supplies. */
export function calculateToxBatch(figures: ToxBatchFigures): ToxBatch {
  const { days, saltFactor, ratLow, ratMiddle, ratHigh, dogLow, dogMiddle, dogHigh, safety, release } =
    figures;
  const factor = days * saltFactor;
  const rat = calculateSpecies({
    doses: [ratLow, ratMiddle, ratHigh],
    main: figures.ratMain,
    kinetics: figures.ratKinetics,
    recovery: figures.ratRecovery,
    weight: figures.ratWeight,
    factor,
  });
  const dog = calculateSpecies({
    doses: [dogLow, dogMiddle, dogHigh],
    main: figures.dogMain,
    // The dogs of the main groups give the blood samples.
    kinetics: 0,
    recovery: figures.dogRecovery,
    weight: figures.dogWeight,
    factor,
  });
  const dosed = rat.grams + dog.grams;
  const losses = (dosed * figures.losses) / 100;
  const needed = dosed + losses + safety + release;
  const reserve = (needed * figures.reserve) / 100;
  const total = removeNoise(needed + reserve);
  const order = roundUp(total);
  return {
    rat,
    dog,
    losses,
    safety,
    release,
    needed,
    reserve,
    order,
    isRoundedUp: order > total,
    isAboveLimitDose: [...rat.groups, ...dog.groups].some(({ dose }) => dose > limitDose),
  };
}

/** Returns "1,288 g". */
export const formatGrams = (grams: number): string =>
  grams > 0 && grams < 0.1
    ? 'under 0.1 g'
    : `${grams.toLocaleString('en-US', { maximumFractionDigits: grams < 10 ? 1 : 0 })} g`;

/** Returns "1.4 kg" or "2.0 kg": orders have two digits. */
export const formatKilograms = (grams: number): string =>
  `${(grams / 1000).toLocaleString('en-US', { minimumSignificantDigits: 2, maximumSignificantDigits: 2 })} kg`;

/** Returns "1.00" or "1.125". */
export const formatFactor = (factor: number): string =>
  factor.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 3 });

const formatList = (items: readonly number[]) => {
  const texts = items.map((item) => item.toLocaleString('en-US'));
  return `${texts.slice(0, -1).join(', ')} and ${texts.at(-1)}`;
};

/** Returns "42, 32 and 32 animals at 500, 150 and 50 mg/kg". */
export const describeGroups = ({ groups }: SpeciesAmount): string =>
  `${formatList(groups.map(({ animals }) => animals))} animals at ${formatList(groups.map(({ dose }) => dose))} mg/kg`;
