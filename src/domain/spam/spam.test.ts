import { describe, expect, it } from 'vitest';
import { looksLikeSpam, MIN_FILL_MS } from './spam.ts';

describe('looksLikeSpam', () => {
  it('returns false without a trap and a filling time', () => {
    expect(looksLikeSpam({})).toBe(false);
    expect(looksLikeSpam({ website: undefined, filledInMs: undefined })).toBe(false);
  });

  it('returns false for an empty trap and the filling time of a person', () => {
    expect(looksLikeSpam({ website: '', filledInMs: 20_000 })).toBe(false);
    expect(looksLikeSpam({ website: '   ', filledInMs: 20_000 })).toBe(false);
  });

  it.each(['https://example.com', '0', '.'])(
    'returns true for %j in the trap, even after a long filling time',
    (website) => {
      expect(looksLikeSpam({ website, filledInMs: 20_000 })).toBe(true);
      expect(looksLikeSpam({ website })).toBe(true);
    },
  );

  it('returns true below the shortest filling time, and false from it on', () => {
    expect(looksLikeSpam({ filledInMs: MIN_FILL_MS - 1 })).toBe(true);
    expect(looksLikeSpam({ filledInMs: MIN_FILL_MS })).toBe(false);
  });

  it.each([0, -1, -1e12])('returns true for a filling time of %d ms', (filledInMs) => {
    expect(looksLikeSpam({ filledInMs })).toBe(true);
  });

  it('returns false for a form that was open for a day', () => {
    expect(looksLikeSpam({ filledInMs: 24 * 3_600_000 })).toBe(false);
  });
});
