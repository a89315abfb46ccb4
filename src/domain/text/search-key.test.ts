import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchKey } from './search-key.ts';

describe('searchKey', () => {
  it('takes accents, capitals and outer spaces away, and nothing else', () => {
    expect(searchKey(' Les ÉCLATS Bleus ')).toBe('les eclats bleus');
    expect(searchKey('Harbor & Pine %_')).toBe('harbor & pine %_');
    expect(searchKey('広告')).toBe('広告');
  });

  it('is the same however the accents are written', () => {
    expect(searchKey('E\u0301lio')).toBe(searchKey('Élio'));
  });

  it('finds a part of a text in the whole', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (before, part, after) => {
        expect(searchKey(before + part + after)).toContain(searchKey(part));
      }),
    );
  });
});
