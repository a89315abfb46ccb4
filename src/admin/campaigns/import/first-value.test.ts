import { expect, it } from 'vitest';
import type { ImportPreview } from '../../../contracts/campaign-import.ts';
import { firstValue } from './first-value.ts';

type Column = ImportPreview['columns'][number];
const french = { decimal: 'comma', dayOrder: 'dmy', currency: 'EUR' } as const;
const shown = (field: Column['field'], first: string, preview: Parameters<typeof firstValue>[2] = french) =>
  firstValue('fr', { name: 'Column', reason: null, field, first }, preview).replaceAll(
    /[\u00a0\u202f]/g,
    ' ',
  );

it('shows days, amounts and counts as they are read', () => {
  expect(shown('day', '02/11/2026')).toBe('2 nov. 2026');
  expect(shown('day', '02/11/2026', { ...french, dayOrder: 'mdy' })).toBe('11 févr. 2026');
  expect(shown('cost', '1 048,1')).toBe('1 048,10 €');
  expect(shown('cost', '48,12', { ...french, currency: 'USD' })).toBe('48,12 $US');
  // Until the currency is known, the cents stay.
  expect(shown('cost', '120,50', { ...french, currency: null })).toBe('120,50');
  expect(shown('views', '9000')).toBe('9 000');
  expect(shown('views', '9,000', { ...french, decimal: 'point' })).toBe('9 000');
});

it('shows as in the file what is text, unreadable, or could be read in two ways', () => {
  expect(shown('campaign', '2026')).toBe('2026');
  expect(shown(null, '0,83%')).toBe('0,83%');
  expect(shown('day', 'Novembre')).toBe('Novembre');
  expect(shown('cost', 'n/d')).toBe('n/d');
  expect(shown('cost', '1,048', { ...french, decimal: null })).toBe('1,048');
  expect(shown('day', '02/11/2026', { ...french, dayOrder: null })).toBe('02/11/2026');
});
