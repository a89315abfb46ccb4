import { describe, expect, it } from 'vitest';
import { resultCurve } from './result-curve.ts';

describe('resultCurve', () => {
  const curve = resultCurve(25_000, 40_000, 100_000);
  const mark = curve.findIndex(({ tone }) => tone === 'mark');

  it('is highest at the average, which is one bar', () => {
    expect(curve.filter(({ tone }) => tone === 'mark')).toHaveLength(1);
    expect(curve[mark]?.height).toBe(1);
  });

  it('is lit in one continuous range, with unlit bars on both sides', () => {
    const row = curve.map(({ tone }) => (tone === 'rest' ? '.' : '#')).join('');
    expect(row).toMatch(/^\.+#+\.+$/);
  });

  it('has the average at its position on a logarithmic scale', () => {
    const lit = curve.flatMap(({ tone }, index) => (tone === 'rest' ? [] : [index]));
    const [first = 0, last = 0] = [lit[0], lit.at(-1)];
    const share = Math.log(40_000 / 25_000) / Math.log(100_000 / 25_000);
    expect((mark - first) / (last - first)).toBeCloseTo(share, 1);
  });

  it('has valid heights for a range without width', () => {
    expect(resultCurve(10, 10, 10).every(({ height }) => height > 0 && height <= 1)).toBe(true);
  });
});
