import { type CSSProperties, createElement, type ReactElement, type ReactNode } from 'react';
import { type ShareCard, shareImageSize } from '../../src/domain/site-map/share-image.ts';
import { waveform } from '../../src/ui/waveform.ts';
import { colours } from './colours.ts';

const { width, height } = shareImageSize;
const GUTTER = 72;
const BARS = 64;
const WAVE_HEIGHT = 184;

/** Satori lays out as browsers do, but every box with several children has to say that it is a flex box. */
const box = (style: CSSProperties, ...children: ReactNode[]) =>
  createElement('div', { style: { display: 'flex', ...style } }, ...children);

/**
 * The picture of a page: the brand, what kind of page it is, its title, and the waveform of the hero, played as far as
 * the title is long, so that no two pages look quite the same.
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
      // A brand is configuration: a long one must not push the rest away.
      createElement('div', { style: { ...ONE_LINE, maxWidth: 500 } }, brand),
    ),
    box({ fontSize: 28, opacity: 0.72 }, label),
  );
}

const ONE_LINE = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** The bars rise from the lower edge; a needle stands where the playing has come to. */
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
  // In the middle of the gap before the bar that is still to be played.
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

/** As large as three lines allow. */
function titleSize(title: string): number {
  if (title.length <= 26) return 104;
  return title.length <= 44 ? 88 : 76;
}

/** The same name always plays the same waveform. */
const phaseOf = (name: string): number =>
  [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 628, 7) / 100;
