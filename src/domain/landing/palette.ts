import { contrast, readableOn } from '../colour/contrast.ts';
import { mixOklab, type Oklch, oklchHex, oklchOf } from '../colour/oklch.ts';
import { isHexColour } from '../colour/srgb.ts';
import {
  DEFAULT_PRIMARY,
  DEFAULT_SECONDARY,
  type LandingShared,
  type LandingTemplate,
} from './landing-page.ts';

/** The colours of a page as `#rrggbb`, by the names of their CSS variables without dashes. */
export interface Palette {
  /** The two colours of the page, and black or white for text on each. */
  p: string;
  s: string;
  'on-p': string;
  'on-s': string;
  /** The other of black and white: text on a button that has the colour of text on the primary. */
  'off-p': string;
  /** A light background, its text, and secondary text. */
  paper: string;
  ink: string;
  'mute-paper': string;
  /** The primary colour, dark enough to be read on paper. */
  'p-paper': string;
  /** The name of an artist below the waterline. */
  name: string;
  /** Two dark backgrounds, their text, and secondary text. */
  night: string;
  'night-2': string;
  snow: string;
  'mute-night': string;
  /** The primary colour, light enough to be read on the dark backgrounds. */
  'p-night': string;
  /** Bars of the dial that are not lit yet. */
  unlit: string;
  /** The two stage lights on the primary colour. */
  'beam-1': string;
  'beam-2': string;
}

/** Below this contrast ratio, two adjacent colours get a line between them. */
const EDGE = 1.6;

/** Whether the page's two colours are so close that a shape of one on the other needs a line. */
export const needsEdge = (shared: Pick<LandingShared, 'primary' | 'secondary'>): boolean =>
  contrast(...pair(shared)) < EDGE;

/** The two colours; a text that is not a colour is replaced by the documented default. */
const pair = ({ primary, secondary }: Pick<LandingShared, 'primary' | 'secondary'>): [string, string] => [
  isHexColour(primary) ? primary.toLowerCase() : DEFAULT_PRIMARY,
  isHexColour(secondary) ? secondary.toLowerCase() : DEFAULT_SECONDARY,
];

/**
 * Derives all colours of a page from its two. For any two colours, text reaches 4.5:1 on its background, and large text and
 * marks 3:1; `palette.test.ts` measures it over 216 colours.
 */
export function paletteOf(
  template: LandingTemplate,
  shared: Pick<LandingShared, 'primary' | 'secondary'>,
): Palette {
  const [p, s] = pair(shared);
  const [primary, secondary] = [oklchOf(p), oklchOf(s)];
  const ofPrimary = (change: (colour: Oklch) => Partial<Oklch>) =>
    oklchHex({ ...primary, ...change(primary) });
  const ofSecondary = (l: number, most: number) =>
    oklchHex({ ...secondary, l, c: Math.min(secondary.c, most) });
  const paper =
    template === 'music-artist'
      ? ofPrimary(({ c }) => ({ l: 0.975, c: Math.min(c, 0.012) }))
      : ofSecondary(0.972, 0.009);
  const ink = ofSecondary(0.17, 0.035);
  const night = ofSecondary(0.165, 0.055);
  const night2 = ofSecondary(0.22, 0.07);
  const snow = ofSecondary(0.967, 0.016);
  return {
    p,
    s,
    'on-p': readableOn(p),
    'on-s': readableOn(s),
    'off-p': readableOn(readableOn(p)),
    paper,
    ink,
    'mute-paper': mixOklab(ink, 0.72, paper),
    'p-paper': ofPrimary(({ l }) => ({ l: Math.min(l, 0.5) })),
    name: oklchHex({ ...secondary, l: Math.min(secondary.l, 0.42) }),
    night,
    'night-2': night2,
    snow,
    'mute-night': mixOklab(snow, 0.7, night),
    'p-night': ofPrimary(({ l }) => ({ l: Math.max(l, 0.76) })),
    unlit: mixOklab(snow, 0.46, night),
    'beam-1': ofPrimary(({ l, c, h }) => ({ l: l + 0.055, c: c * 0.92, h: h + 9 })),
    'beam-2': ofPrimary(({ l, h }) => ({ l: l - 0.065, h: h - 7 })),
  };
}
