import { describe, expect, it } from 'vitest';
import { importedResult } from './imported-result.ts';

const typed = { actualViews: 900, actualCost: 480, actualReach: 700 };
const sums = { cost: 499.9949, impressions: 40_000, views: 12_000 };

describe('the result with imported figures', () => {
  it.each(['meta', 'tiktok'] as const)('has impressions as reach on %s', (platform) => {
    expect(importedResult(platform, typed, sums)).toEqual({
      actualViews: 12_000,
      actualCost: 499.99,
      actualReach: 40_000,
    });
  });

  it('keeps the typed people on YouTube, whose sum over days would count one person several times', () => {
    expect(importedResult('youtube', typed, sums).actualReach).toBe(700);
  });

  it('keeps what no report has, and takes a zero', () => {
    const none = { cost: null, impressions: null, views: null };
    expect(importedResult('meta', typed, none)).toEqual(typed);
    expect(importedResult('meta', typed, { ...none, views: 0 }).actualViews).toBe(0);
  });
});
