import type { Service } from './service.ts';

/** `frame`: outlined. `rest` and `lit`: filled, in grey and in the platform's colour. */
export type Shape = readonly [
  kind: 'frame' | 'rest' | 'lit',
  x: number,
  y: number,
  width: number,
  height: number,
];

/** Bars of a waveform, centred on a middle line. */
const wave = (x: number, middle: number, heights: readonly number[], kind: 'lit' | 'rest' = 'lit'): Shape[] =>
  heights.map((height, index) => [kind, x + index * 5, middle - height / 2, 3, height]);

/** The drawing of each service, 64 × 40: formats as wireframes, work as bars. */
const drawings = {
  instream: [
    ['frame', 1, 1, 62, 38],
    ...wave(12, 17, [8, 16, 22, 12, 18, 10, 14]),
    ['rest', 48, 24, 12, 6],
    ['lit', 5, 34, 20, 2],
    ['rest', 27, 34, 32, 2],
  ],
  infeed: [
    ['lit', 1, 2, 20, 10],
    ['rest', 25, 3, 36, 3],
    ['rest', 25, 8, 22, 3],
    ['rest', 1, 16, 20, 10],
    ['rest', 25, 17, 30, 3],
    ['rest', 25, 22, 18, 3],
    ['rest', 1, 30, 20, 10],
    ['rest', 25, 31, 34, 3],
    ['rest', 25, 36, 20, 3],
  ],
  vertical: [
    ['rest', 4, 6, 14, 28],
    ['frame', 21, 1, 22, 38],
    ...wave(25, 20, [10, 20, 14]),
    ['rest', 46, 6, 14, 28],
  ],
  cut: [
    ['lit', 1, 12, 18, 16],
    ['rest', 23, 12, 12, 16],
    ['rest', 39, 12, 24, 16],
    ['lit', 20, 4, 2, 32],
    ['lit', 36, 4, 2, 32],
  ],
  again: [
    ['frame', 1, 8, 26, 24],
    ...wave(7, 20, [6, 12, 8], 'rest'),
    ['rest', 31, 19, 4, 2],
    ['frame', 38, 8, 25, 24],
    ...wave(44, 20, [8, 16, 10]),
  ],
  report: [
    ['rest', 2, 26, 8, 14],
    ['rest', 15, 20, 8, 20],
    ['rest', 28, 23, 8, 17],
    ['rest', 41, 12, 8, 28],
    ['lit', 54, 2, 8, 38],
  ],
  story: [
    ['frame', 1, 1, 24, 38],
    ['lit', 4, 4, 8, 2],
    ['rest', 14, 4, 8, 2],
    ...wave(6, 18, [8, 16, 10]),
    ['lit', 5, 30, 16, 5],
  ],
  feed: [
    ['frame', 1, 1, 36, 38],
    ['rest', 5, 5, 14, 3],
    ...wave(7, 19, [10, 18, 8, 14, 6]),
    ['rest', 5, 31, 24, 3],
  ],
  cover: [
    ['frame', 2, 4, 32, 32],
    ...wave(8, 20, [8, 18, 12, 20, 10]),
    ['lit', 40, 6, 22, 7],
    ['rest', 40, 17, 22, 7],
    ['rest', 40, 28, 22, 7],
  ],
  ticket: [
    ['frame', 1, 8, 44, 24],
    ['frame', 47, 8, 16, 24],
    ...wave(8, 20, [6, 14, 10, 16, 8, 12]),
    ['lit', 53, 13, 4, 14],
  ],
  audio: wave(2, 20, [8, 14, 26, 18, 36, 24, 12, 30, 20, 10, 22, 8]),
  screen: [['frame', 1, 1, 24, 38], ...wave(6, 20, [26, 34, 20])],
  card: [
    ['frame', 1, 10, 38, 20],
    ['lit', 4, 13, 14, 14],
    ['rest', 21, 15, 14, 3],
    ['lit', 21, 22, 10, 4],
    ['frame', 45, 1, 18, 38],
    ['lit', 48, 4, 12, 12],
    ['rest', 48, 20, 12, 3],
    ['lit', 48, 31, 12, 4],
  ],
  ears: [
    ...wave(2, 20, [12, 20, 10], 'rest'),
    ...wave(17, 20, [34, 26, 38]),
    ...wave(32, 20, [14, 8, 18, 12], 'rest'),
    ...wave(52, 20, [30, 22]),
  ],
  profile: [
    ['frame', 1, 1, 62, 38],
    ['lit', 6, 6, 14, 14],
    ['rest', 25, 8, 26, 4],
    ['rest', 25, 15, 16, 3],
    ['lit', 6, 27, 16, 6],
    ['rest', 26, 27, 12, 6],
    ['rest', 42, 27, 12, 6],
  ],
} satisfies Record<string, readonly Shape[]>;

export type GlyphName = keyof typeof drawings;
export const glyphShapes = (name: GlyphName): readonly Shape[] => drawings[name];

/** The drawings of a service's offer, in the order of its texts. */
export const offerGlyphs: Record<Service, readonly GlyphName[]> = {
  youtube: ['instream', 'infeed', 'vertical', 'cut', 'again', 'report'],
  meta: ['vertical', 'story', 'feed', 'cover', 'ticket', 'report'],
  spotify: ['audio', 'screen', 'card', 'ears', 'profile', 'report'],
};
