import { describe, expect, it } from 'vitest';
import { looksLikeSpam, MIN_FILL_MS } from './spam.ts';

describe('a submission', () => {
  it('that says nothing about how it was made is no spam', () => {
    expect(looksLikeSpam({})).toBe(false);
    expect(looksLikeSpam({ website: undefined, filledInMs: undefined })).toBe(false);
  });

  it('with an empty trap, filled in by a person, is no spam', () => {
    expect(looksLikeSpam({ website: '', filledInMs: 20_000 })).toBe(false);
    expect(looksLikeSpam({ website: '   ', filledInMs: 20_000 })).toBe(false);
  });

  it.each(['https://example.com', '0', '.'])('with %j in the trap is spam, however slow', (website) => {
    expect(looksLikeSpam({ website, filledInMs: 20_000 })).toBe(true);
    expect(looksLikeSpam({ website })).toBe(true);
  });

  it('is spam below the shortest time and none from it on', () => {
    expect(looksLikeSpam({ filledInMs: MIN_FILL_MS - 1 })).toBe(true);
    expect(looksLikeSpam({ filledInMs: MIN_FILL_MS })).toBe(false);
  });

  it.each([0, -1, -1e12])('filled in in %d ms is spam', (filledInMs) => {
    expect(looksLikeSpam({ filledInMs })).toBe(true);
  });

  it('left open for a day is no spam', () => {
    expect(looksLikeSpam({ filledInMs: 24 * 3_600_000 })).toBe(false);
  });
});
