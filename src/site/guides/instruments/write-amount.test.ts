import { expect, it } from 'vitest';
import {
  writeConfidence,
  writeExactMoney,
  writeFactor,
  writeMoney,
  writePrice,
  writeRangeOf,
  writeRate,
  writeRatio,
  writeReturn,
} from './write-amount.ts';

it.each([
  [writeMoney('fr', 3000), '3 000 €'],
  [writeMoney('fr', 1078.13), '1 078 €'],
  [writeMoney('fr', 999.6), '999,60 €'],
  [writeMoney('fr', 862.5), '862,50 €'],
  [writeMoney('fr', 0.02), '0,02 €'],
  [writeMoney('fr', 0), '0 €'],
  [writeMoney('en', 12_345.6), '€12,346'],
  [writeMoney('pt', 1500), '€ 1.500'],
  [writeExactMoney('fr', 8.999), '8,999 €'],
  [writeExactMoney('fr', 3), '3 €'],
  [writeExactMoney('en', 12_345.6), '€12,345.60'],
  [writePrice('fr', 0.0275), '0,0275 €'],
  [writePrice('fr', 4.25), '4,25 €'],
  [writePrice('fr', 2.4), '2,40 €'],
  [writePrice('es', 48), '48 €'],
  [writeFactor('fr', 1), '1,0'],
  [writeFactor('en', 0.75), '0.75'],
  [writeFactor('fr', 0.33), '0,33'],
  [writeReturn('fr', 0.857), '+85,7 %'],
  [writeReturn('fr', -0.7), '−70 %'],
  [writeReturn('en', 0), '0%'],
  [writeRate('fr', 0.015), '1,5 %'],
  [writeRate('fr', 0.01625), '1,63 %'],
  [writeConfidence('fr', 0.9499), '94,9 %'],
  [writeConfidence('fr', 0.95), '95 %'],
  [writeConfidence('fr', 1), '99,9 %'],
  [writeRatio('fr', 2.52), '2,52:1'],
])('%s', (written, expected) => {
  expect(written.replaceAll('\u00a0', ' ')).toBe(expected);
  expect(written).not.toContain('\u202f');
});

it('writeRangeOf writes the three amounts of a sentence either all with cents or all without', () => {
  const plain = (range: Record<string, string>) =>
    Object.values(range).map((text) => text.replaceAll('\u00a0', ' '));
  expect(plain(writeRangeOf('fr', { low: 862.5, mid: 1078.13, high: 1293.75 }))).toEqual([
    '1 078 €',
    '863 €',
    '1 294 €',
  ]);
  expect(plain(writeRangeOf('fr', { low: 8.5, mid: 9.17, high: 10 }))).toEqual(['9,17 €', '8,50 €', '10 €']);
});
