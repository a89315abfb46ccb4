/**
 * Returns the heights of a waveform of `count` bars, from 0 to 1: the sum of three waves of different lengths, which
 * resembles recorded sound. The same `phase` always gives the same waveform.
 */
export function waveform(count: number, phase = 0): number[] {
  return Array.from({ length: count }, (_, index) => {
    const x = (index / count) * Math.PI * 2 + phase;
    const wave =
      0.5 * Math.sin(x * 2.1) + 0.3 * Math.sin(x * 5.3 + 1.7) + 0.2 * Math.sin(x * 11.9 + phase * 3);
    const height = 0.16 + 0.84 * ((wave + 1) / 2) ** 1.6;
    return Math.round(height * 1000) / 1000;
  });
}
