import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchKey } from './search-key.ts';

describe('searchKey', () => {
  it('removes accents and outer spaces, converts to lower case, and changes nothing else', () => {
    expect(searchKey(' Les ÉCLATS Bleus ')).toBe('les eclats bleus');
    expect(searchKey('Harbor & Pine %_')).toBe('harbor & pine %_');
    expect(searchKey('広告')).toBe('広告');
  });

  it('returns the same key for composed and decomposed accents', () => {
    expect(searchKey('E\u0301lio')).toBe(searchKey('Élio'));
  });

  it('returns a key that contains the key of each part of the text', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (before, part, after) => {
        expect(searchKey(before + part + after)).toContain(searchKey(part));
      }),
    );
  });
});
