import { describe, expect, it } from 'vitest';
import { FORMER_TRAP_FIELD, MIN_FILL_MS, spamSign, TRAP_FIELD } from './spam.ts';

describe('spamSign', () => {
  it('returns no sign without a trap and a filling time', () => {
    expect(spamSign({})).toBeUndefined();
    expect(spamSign({ [TRAP_FIELD]: undefined, filledInMs: undefined })).toBeUndefined();
  });

  it('returns no sign for an empty trap and the filling time of a person', () => {
    expect(spamSign({ [TRAP_FIELD]: '', [FORMER_TRAP_FIELD]: '', filledInMs: 20_000 })).toBeUndefined();
    expect(spamSign({ [TRAP_FIELD]: '   ', filledInMs: 20_000 })).toBeUndefined();
  });

  it.each([TRAP_FIELD, FORMER_TRAP_FIELD])(
    'returns the trap for any value in the field %s, even after a long filling time',
    (field) => {
      for (const value of ['https://example.com', '0', '.']) {
        expect(spamSign({ [field]: value, filledInMs: 20_000 })).toBe('trap');
        expect(spamSign({ [field]: value })).toBe('trap');
      }
    },
  );

  it('returns the speed below the shortest filling time, and no sign from it on', () => {
    expect(spamSign({ filledInMs: 0 })).toBe('speed');
    expect(spamSign({ filledInMs: MIN_FILL_MS - 1 })).toBe('speed');
    expect(spamSign({ filledInMs: MIN_FILL_MS })).toBeUndefined();
  });

  it.each([-1, -28_105, -3_600_000, -1e12, 24 * 3_600_000, 1e15])(
    'returns no sign for a filling time of %d ms, caused by a changed clock or a form that stayed open',
    (filledInMs) => {
      expect(spamSign({ filledInMs })).toBeUndefined();
    },
  );

  it('has a trap whose name form fillers do not recognise', () => {
    expect(TRAP_FIELD).not.toMatch(
      /web|site|ur[il]|link|mail|name|nom|tel|phone|fax|company|org|addr|street|city|zip|post|country|user|login|pass|birth|card/i,
    );
  });
});
