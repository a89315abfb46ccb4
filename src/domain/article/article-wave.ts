/** The most bars of a wave: more would be a grey surface. */
const MOST_BARS = 60;
const LEAST_HEIGHT = 0.12;

/**
 * Returns the wave of an article: one bar a paragraph, its height the paragraph's length, from 0 to 1. A very long article has one
 * bar for several paragraphs.
 * @param html sanitised
 */
export function articleWave(html: string): number[] {
  const lengths = html
    // A table is no text to read in order: its cells would be most of the bars.
    .replaceAll(/<table\b[^>]*>[\s\S]*?<\/table>/g, '')
    .split(/<(?:p|li|pre|h[2-6]|dd|figcaption)\b[^>]*>/)
    .map((part) => part.replaceAll(/<[^>]*>|\s+/g, '').length)
    .filter((length) => length > 0);
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
