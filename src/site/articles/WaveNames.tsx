import type { WavePart } from '../../domain/article/article-wave.ts';

interface WaveNamesProps {
  sections: readonly { id: string; text: string }[];
  parts: readonly WavePart[];
  /** The number of bars of the wave, and the width of a bar with its gap in pixels. */
  bars: number;
  place: number;
}

/** Width of a letter of the names, in pixels: the mean of the text font at 13 pixels. */
const LETTER = 7;
/** A name that must be cut to fewer letters is left out. */
const LEAST_LETTERS = 6;

/**
 * The names of the parts below the wave, each at the start of its part, cut to the space before the next one. Hidden
 * from screen readers, and on phones by the style sheet: the table of contents has the same names.
 */
export function WaveNames({ sections, parts, bars, place }: WaveNamesProps) {
  const names = parts.flatMap(({ bar }, index) => {
    const room = Math.floor((((parts[index + 1]?.bar ?? bars) - bar) * place) / LETTER) - 1;
    const { id, text } = sections[index] ?? { id: '', text: '' };
    if (room < LEAST_LETTERS) return [];
    return { id, bar, text: text.length > room ? `${text.slice(0, room - 1).trimEnd()}…` : text };
  });
  if (names.length === 0) return null;
  return (
    <svg className="article-wave-names" width={bars * place} height="18" aria-hidden="true" focusable="false">
      {names.map(({ id, bar, text }) => (
        <text key={id} x={bar * place} y="13">
          {text}
        </text>
      ))}
    </svg>
  );
}
