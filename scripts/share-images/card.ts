import { type CSSProperties, createElement, type ReactElement, type ReactNode } from 'react';
import { colours } from '../../src/adapters/pictures/brand-colours.ts';
import { type ShareCard, shareImageSize } from '../../src/domain/site-map/share-image.ts';

const { width, height } = shareImageSize;
const GUTTER = 72;

/** Satori lays out like browsers, but requires `display: flex` on every box with several children. */
const box = (style: CSSProperties, ...children: ReactNode[]) =>
  createElement('div', { style: { display: 'flex', ...style } }, ...children);

/**
 * Returns the picture of a page: the brand, the kind of page, its title, and its figure in the largest type, so that the pictures
 * of two pages differ where a network shows them small. Without a figure, the title fills the picture.
 */
export function cardElement({ label, title, figure }: ShareCard, brand: string): ReactElement {
  return box(
    {
      flexDirection: 'column',
      justifyContent: 'space-between',
      boxSizing: 'border-box',
      width,
      height,
      padding: `${GUTTER - 12}px ${GUTTER}px`,
      color: colours.cream,
      backgroundColor: colours.ink,
      backgroundImage: `radial-gradient(820px 420px at 92% 108%, ${colours.signal}57, ${colours.signal}00 70%)`,
      fontFamily: 'Instrument Sans',
    },
    header(label, brand),
    box(
      {
        fontFamily: 'Bricolage Grotesque',
        fontSize: figure ? besideFigure(title) : titleSize(title),
        letterSpacing: '-0.03em',
        lineHeight: 1.04,
        maxWidth: figure ? 860 : width - 2 * GUTTER,
        textWrap: 'balance',
      },
      title,
    ),
    figure &&
      box(
        { flexDirection: 'column' },
        box({ fontSize: 34, opacity: 0.8 }, figure.label),
        box(
          {
            fontFamily: 'Bricolage Grotesque',
            fontSize: figureSize(figure.value),
            letterSpacing: '-0.04em',
            lineHeight: 1,
            color: colours.glow,
          },
          figure.value,
        ),
      ),
  );
}

function header(label: string, brand: string): ReactElement {
  return box(
    { justifyContent: 'space-between', alignItems: 'center' },
    // The brand is configurable: a long name must not push the label out of the picture.
    createElement(
      'div',
      {
        style: {
          ...ONE_LINE,
          maxWidth: 560,
          fontFamily: 'Bricolage Grotesque',
          fontSize: 40,
          letterSpacing: '-0.02em',
        },
      },
      brand,
    ),
    box({ fontSize: 28, opacity: 0.72 }, label),
  );
}

const ONE_LINE = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** Returns the largest font size with which the title fits three lines. */
function titleSize(title: string): number {
  if (title.length <= 26) return 144;
  return title.length <= 44 ? 120 : 100;
}

/** Returns the font size with which a title above a figure fits two lines. */
const besideFigure = (title: string): number => (title.length > 52 ? 50 : 60);

/** Returns the largest font size with which the figure fits one line. */
function figureSize(value: string): number {
  return Math.min(220, Math.round(1900 / value.length));
}
