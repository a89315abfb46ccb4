import { encode } from 'uqr';

/** Width, in squares, of the light margin without which readers do not find a QR code (ISO/IEC 18004). */
const MARGIN = 4;

/** Returns the size of a QR code in squares, and an SVG path with one bar for each run of dark squares in a row. */
export function drawQr(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { ecc: 'M', border: MARGIN });
  const bars = data.flatMap((row, y) => {
    const dark = row.map((square) => (square ? '#' : ' ')).join('');
    return Array.from(
      dark.matchAll(/#+/g),
      ({ 0: run, index: x }) => `M${x} ${y}h${run.length}v1h-${run.length}z`,
    );
  });
  return { size, path: bars.join('') };
}
