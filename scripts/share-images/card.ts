import { type CSSProperties, createElement, type ReactElement, type ReactNode } from 'react';
import { type ShareCard, shareImageSize } from '../../src/domain/site-map/share-image.ts';
import { waveform } from '../../src/ui/waveform.ts';
import { colours } from './colours.ts';

const { width, height } = shareImageSize;
const GUTTER = 72;
const BARS = 64;
const WAVE_HEIGHT = 184;

/** Satori lays out like browsers, but requires `display: flex` on every box with several children. */
const box = (style: CSSProperties, ...children: ReactNode[]) =>
  createElement('div', { style: { display: 'flex', ...style } }, ...children);

/**
 * Returns the picture of a page: the brand, the kind of page, its title, and the hero's waveform. The played part of
 * the waveform depends on the length of the title, so that the pictures of two pages differ.
 */
export function cardElement({ label, title, name }: ShareCard, brand: string): ReactElement {
  return box(
    {
      flexDirection: 'column',
      justifyContent: 'space-between',
      boxSizing: 'border-box',
      width,
      height,
      padding: `${GUTTER - 12}px ${GUTTER}px 0`,
      color: colours.cream,
      backgroundColor: colours.ink,
      backgroundImage: `radial-gradient(820px 420px at 92% 108%, ${colours.signal}57, ${colours.signal}00 70%)`,
      fontFamily: 'Instrument Sans',
    },
    header(label, brand),
    box(
      {
        fontFamily: 'Bricolage Grotesque',
        fontSize: titleSize(title),
        letterSpacing: '-0.03em',
        lineHeight: 1.04,
        maxWidth: 1010,
        textWrap: 'balance',
      },
      title,
    ),
    wave(phaseOf(name), 0.3 + (title.length % 24) / 60),
  );
}

function header(label: string, brand: string): ReactElement {
  const mark = [8, 18, 10].map((bar, index) =>
    box({
      position: 'absolute',
      left: index * 14,
      top: [12, 0, 8][index],
      width: 8,
      height: bar * 2,
      borderRadius: 3,
      backgroundColor: colours.signal,
    }),
  );
  return box(
    { justifyContent: 'space-between', alignItems: 'center' },
    box(
      { alignItems: 'center', fontFamily: 'Bricolage Grotesque', fontSize: 40, letterSpacing: '-0.02em' },
      box({ position: 'relative', width: 36, height: 36, marginRight: 18 }, ...mark),
      // The brand is configurable: a long name must not push the label out of the picture.
      createElement('div', { style: { ...ONE_LINE, maxWidth: 500 } }, brand),
    ),
    box({ fontSize: 28, opacity: 0.72 }, label),
  );
}

const ONE_LINE = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** The bars of the waveform, which rise from the lower edge, with a needle at the end of the played part. */
function wave(phase: number, played: number): ReactElement {
  const place = (width - 2 * GUTTER) / BARS;
  const needle = Math.round(BARS * played);
  const bars = waveform(BARS, phase).map((bar, index) =>
    box({
      position: 'absolute',
      bottom: 0,
      left: index * place,
      width: place * 0.62,
      height: bar * (WAVE_HEIGHT - 28),
      borderRadius: '4px 4px 0 0',
      ...(index < needle
        ? { backgroundImage: `linear-gradient(to top, ${colours.signal}, ${colours.glow})` }
        : { backgroundColor: colours.cream, opacity: 0.2 }),
    }),
  );
  // In the middle of the gap before the first bar that is not played.
  const at = needle * place - place * 0.19;
  const line = box({
    position: 'absolute',
    bottom: 0,
    left: at - 2,
    width: 4,
    height: WAVE_HEIGHT,
    backgroundColor: colours.cream,
  });
  const head = box({
    position: 'absolute',
    top: 0,
    left: at - 12,
    width: 24,
    height: 24,
    borderRadius: 12,
    backgroundColor: colours.cream,
  });
  return box({ position: 'relative', height: WAVE_HEIGHT }, ...bars, line, head);
}

/** Returns the largest font size with which the title fits three lines. */
function titleSize(title: string): number {
  if (title.length <= 26) return 104;
  return title.length <= 44 ? 88 : 76;
}

/** Returns the phase of the waveform, always the same for a name. */
const phaseOf = (name: string): number =>
  [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 628, 7) / 100;
