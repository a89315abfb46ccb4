/** The most bars of a wave: more would be a grey surface. */
const MOST_BARS = 60;
const LEAST_HEIGHT = 0.12;

interface Paragraph {
  /** The element that begins it; empty for text before the first element. */
  tag: string;
  /** Length of its text without spaces, in characters. */
  length: number;
}

/** The paragraphs of an article in their order, headings and items of lists included. */
function paragraphsOf(html: string): Paragraph[] {
  const [first = '', ...rest] = withoutTables(html).split(/<(p|li|pre|h[2-6]|dd|figcaption)\b[^<>]*>/);
  const texts = [
    { tag: '', text: first },
    ...rest.flatMap((tag, index) => (index % 2 === 0 ? { tag, text: rest[index + 1] ?? '' } : [])),
  ];
  return texts
    .map(({ tag, text }) => ({ tag, length: text.replaceAll(/<[^<>]*>|\s+/g, '').length }))
    .filter(({ length }) => length > 0);
}

/** A table is not read in order, and its cells would be most of the bars. */
function withoutTables(html: string): string {
  // After the last end tag, each start tag would make the regular expression scan to the end of the text in vain.
  const end = html.lastIndexOf('</table>') + '</table>'.length;
  return html.slice(0, end).replaceAll(/<table\b[^<>]*>[\s\S]*?<\/table>/g, '') + html.slice(end);
}

/**
 * Returns the heights of an article's wave, from 0 to 1: one bar per paragraph, whose height grows with the square root of the
 * paragraph's length. An article with more than `MOST_BARS` paragraphs has one bar for several of them.
 * @param html sanitised
 */
export function articleWave(html: string): number[] {
  const lengths = paragraphsOf(html).map(({ length }) => length);
  if (lengths.length === 0) return [];
  const count = Math.min(MOST_BARS, lengths.length);
  const sums = Array.from({ length: count }, (_, bar) => {
    const from = Math.floor((bar * lengths.length) / count);
    const until = Math.floor(((bar + 1) * lengths.length) / count);
    const part = lengths.slice(from, until);
    return part.reduce((sum, length) => sum + length, 0) / part.length;
  });
  const longest = Math.max(...sums);
  return sums.map((sum) => Math.round(Math.max(LEAST_HEIGHT, Math.sqrt(sum / longest)) * 100) / 100);
}

/** A part of an article, from one heading of the first level to the next. */
export interface WavePart {
  /** The number of its first bar in the article's wave. */
  bar: number;
  /** Up to `MARK_BARS` of its bars, for a small mark. */
  mark: number[];
}

const MARK_BARS = 5;

/** Returns the parts of an article's wave, one for each heading of the first level (`h2`) in its HTML. */
export function waveParts(html: string, wave: readonly number[]): WavePart[] {
  const paragraphs = paragraphsOf(html);
  const barOf = (index: number) => Math.floor((index * wave.length) / Math.max(1, paragraphs.length));
  const begins = paragraphs.flatMap(({ tag }, index) => (tag === 'h2' ? barOf(index) : []));
  return begins.map((bar, index) => {
    const bars = wave.slice(bar, Math.max(bar + 1, begins[index + 1] ?? wave.length));
    const count = Math.min(MARK_BARS, bars.length);
    const mark = Array.from({ length: count }, (_, at) => bars[Math.floor((at * bars.length) / count)] ?? 0);
    return { bar, mark };
  });
}
