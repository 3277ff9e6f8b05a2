// The design tokens: the only file that holds raw colors, sizes and durations; everything else refers to these names.

/** The two themes. The strong line is decoration; an edge that identifies a control uses `controlBorder`. */
export const palettes = {
  ink: {
    background: '#0B0E13',
    raised: '#11161E',
    sunk: '#080A0E',
    hairline: '#232B37',
    strong: '#36414F',
    text: '#ECEAE4',
    muted: '#9AA4B2',
    accent: '#E9B44C',
    onAccent: '#17120A',
    ember: '#F2895F',
    indigo: '#8F9CFF',
    mint: '#67CFA8',
    controlBorder: '#6B7789',
    gold: '#E9B44C',
    danger: '#FF8F80',
    scrim: '#040609C7',
    shadow: '#00000099',
  },
  paper: {
    background: '#F7F4ED',
    raised: '#FFFDF8',
    sunk: '#EEEADF',
    hairline: '#DBD5C6',
    strong: '#BDB5A2',
    text: '#16191F',
    muted: '#5C6470',
    accent: '#A84B00',
    onAccent: '#FFFAF0',
    ember: '#B3471D',
    indigo: '#4350C8',
    mint: '#17694A',
    controlBorder: '#857D6C',
    gold: '#8A5A00',
    danger: '#A92A1C',
    scrim: '#16191F8A',
    shadow: '#16191F3D',
  },
} as const;

export type Theme = keyof typeof palettes;
export type ColorName = keyof (typeof palettes)['ink'];

/** Two digits of a color as a number. */
const part = (color: string, index: number) => Number.parseInt(color.slice(index, index + 2), 16);

/** The page's background behind a veil, for the gutter beside the page that no veil covers: see gutter.ts. */
const veiledIn = (theme: Theme) => {
  const { scrim, background } = palettes[theme];
  const share = part(scrim, 7) / 255;
  const blended = [1, 3, 5].map((index) =>
    Math.round(part(scrim, index) * share + part(background, index) * (1 - share))
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${blended.join('')}`;
};

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const colorNames = Object.keys(palettes.ink) as ColorName[];

/** One fluid step: `min` rem at 320 px, `max` rem at 1440 px, and nothing beyond. */
const fluid = (min: number, max: number) => {
  const slope = (max - min) / (90 - 20);
  const base = min - slope * 20;
  return `clamp(${min}rem, ${base.toFixed(4)}rem + ${(slope * 100).toFixed(4)}vw, ${max}rem)`;
};

/** The type scale, smallest first: eight steps. */
const typeScale = {
  micro: fluid(0.75, 0.8125),
  small: fluid(0.875, 0.9375),
  body: fluid(1, 1.0625),
  lead: fluid(1.125, 1.3125),
  title: fluid(1.25, 1.5),
  section: fluid(1.625, 2.375),
  display: fluid(2.125, 3.375),
  hero: fluid(2.625, 4.75),
} as const;

const durations = {
  quick: '150ms',
  calm: '250ms',
  /** From the specification: onboarding's steps fade in for 0.6 s and out for 0.4 s. */
  stepIn: '600ms',
  stepOut: '400ms',
  /** One beat of a skeleton, and one orbit of the pending mark. */
  beat: '1600ms',
  /** The hero's drawing uncovers itself once. */
  draw: '1400ms',
  drawDelay: '200ms',
  drawPoints: '900ms',
  /** The interval between the hero's lines, and the longest wait for a script before they appear without it. */
  lineStep: '700ms',
  linesAtLatest: '2500ms',
  /** The line of a slow navigation: fast at first, never at its end. */
  underWay: '8s',
  /** Long enough to start an animation that is only used for its event. */
  instant: '1ms',
} as const;

export type TypeStep = keyof typeof typeScale;
export type DurationName = keyof typeof durations;

const references = <Name extends string>(prefix: string, names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, `var(--${prefix}-${kebab(name)})`])) as Record<
    Name,
    string
  >;

const declarations = (prefix: string, values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => `--${prefix}-${kebab(name)}: ${value};`)
    .join('\n');

/** The 8 px grid, in rem so that it grows with the reader's type size. */
const space = {
  none: '0',
  hair: '0.25rem',
  half: '0.5rem',
  snug: '0.75rem',
  one: '1rem',
  oneHalf: '1.5rem',
  two: '2rem',
  three: '3rem',
  four: '4rem',
  six: '6rem',
  /** Between the numbered sections of a page. */
  section: fluid(4, 7),
  /** The page's own margin left and right. */
  gutter: fluid(1.25, 3),
} as const;

export type SpaceName = keyof typeof space;

export const tokens = {
  color: references('color', [...colorNames, 'veiled']),
  type: references('type', Object.keys(typeScale) as TypeStep[]),
  duration: references('duration', Object.keys(durations) as DurationName[]),
  space,
  font: {
    display: "'Newsreader', 'Newsreader Fallback', Georgia, 'Times New Roman', serif",
    /** The same at headline size: drawn finer, and its fallback is another one. */
    headline:
      "'Newsreader Display', 'Newsreader Display Fallback', Georgia, 'Times New Roman', serif",
    hero: "'Newsreader Display', 'Newsreader Hero Fallback', Georgia, 'Times New Roman', serif",
    /** And for one capital alone. */
    initial: "'Newsreader', 'Newsreader Initial Fallback', Georgia, 'Times New Roman', serif",
    text: "'Instrument Sans', 'Instrument Sans Fallback', system-ui, Arial, sans-serif",
    mono: "'JetBrains Mono', 'JetBrains Mono Fallback', ui-monospace, Menlo, monospace",
  },
  weight: { regular: '400', medium: '500', strong: '600' },
  leading: { tight: '1.06', heading: '1.2', snug: '1.4', text: '1.6', reading: '1.65' },
  tracking: { display: '-0.022em', heading: '-0.012em', none: '0', mono: '0.02em' },
  radius: { small: '2px', medium: '3px', large: '6px', round: '999px' },
  line: { hair: '1px', bold: '2px', focus: '2px', edge: '3px' },
  /** Between a control and its focus ring: around it, inside its edge, around a panel. */
  ring: { outside: '2px', inside: '-2px', far: '8px' },
  /** The distances by which elements slide in and out. */
  shift: { short: '0.5rem', step: '0.75rem' },
  /** Body text on paper. */
  printType: '11pt',
  /** The smallest thing that a finger must hit, and the heights of controls. */
  size: {
    touch: '2.75rem',
    control: '3rem',
    controlLarge: '3.5rem',
    mark: '1.25rem',
    icon: '1.25rem',
    iconSmall: '1rem',
    dialog: '36rem',
    /** The columns that pages and parts are held in, narrow to wide. */
    linkColumn: '9rem',
    partColumn: '10rem',
    drawing: '10rem',
    sidebar: '14rem',
    noticeText: '16rem',
    card: '17rem',
    progress: '20rem',
    aside: '24rem',
    form: '30rem',
    step: '34rem',
    heading: '46rem',
    stage: '62rem',
    /** The column for a number in the margin of a list. */
    number: '2.5rem',
    choice: '7.5rem',
    /** A label and its control, while they are still loading. */
    field: '4.5rem',
    /** The page's own type size, below which phones zoom into a field. */
    noZoom: '1rem',
    hidden: '1px',
    press: '1px',
    /** Samples in the gallery. */
    swatch: '7rem',
    plate: '9rem',
    popover: '15rem',
    toast: '26rem',
    calendar: '26rem',
    areaMax: '28rem',
    switchWidth: '2.75rem',
    switchHeight: '1.5rem',
    switchThumb: '1rem',
    switchGap: '0.1875rem',
    switchTravel: '1.25rem',
    overlayLimit: '85dvh',
    /** The search results, of a fixed height; a phone's keyboard leaves half of the screen for them. */
    found: 'min(26rem, 45dvh)',
  },
  opacity: { disabled: '0.45', veiled: '0.7' },
  ease: 'cubic-bezier(0.2, 0, 0, 1)',
  z: { base: '0', raised: '1', sticky: '10', layer: '100', toast: '200', skip: '300' },
  shadow: '0 16px 48px -12px var(--color-shadow)',
  /** Up to 70 characters for reading. In em: a ch is the width of a zero, which the fallback has narrower. */
  measure: '30em',
  /** The same for the reading serif, which is narrower. */
  measureReading: '26em',
  maxWidth: '1200px',
} as const;

/** From this width the header shows the whole navigation; below it there is the mobile menu. */
export const wideScreen = '(min-width: 80rem)';

/** Breakpoints (rem: they follow the reader's type size) and the conditions that we honour. */
export const media = {
  tablet: '@media (min-width: 48rem)',
  desktop: '@media (min-width: 64rem)',
  wide: '@media (min-width: 90rem)',
  // In a container (`container-type: inline-size`): two columns of text fit.
  roomy: '@container (min-width: 44rem)',
  // The foot of a dialog may stay in view: the content above it still has space to scroll.
  tall: '@media (min-height: 40rem)',
  still: '@media (prefers-reduced-motion: reduce)',
  moving: '@media (prefers-reduced-motion: no-preference)',
  forced: '@media (forced-colors: active)',
  print: '@media print',
  pointer: '@media (hover: hover) and (pointer: fine)',
} as const;

/** The custom properties of one theme, as CSS declarations. */
export const themeDeclarations = (theme: Theme) =>
  declarations('color', { ...palettes[theme], veiled: veiledIn(theme) });

/** The custom properties that both themes share, as CSS declarations. */
export const sharedDeclarations = `${declarations('type', typeScale)}\n${declarations('duration', durations)}`;
