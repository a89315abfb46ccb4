import { expect, it } from 'vitest';
import type { AuditResult } from './audit.ts';
import { judgeAudit } from './judge-audit.ts';

const C: AuditResult = { state: 'C', how: 'hand' };
const NA: AuditResult = { state: 'NA', how: 'test' };
const NC: AuditResult = { state: 'NC', how: 'hand', defect: 'pale' };
const NT: AuditResult = { state: 'NT' };
const on = '2026-11-29';
/** Judges criteria with the given results on the pages `a`, `b`. */
const judged = (results: AuditResult[][], today = on) =>
  judgeAudit(
    {
      on,
      results: Object.fromEntries(results.map(([a = NT, b = NT], index) => [`1.${index + 1}`, { a, b }])),
    },
    today,
  );

it('counts a criterion as respected only where it is so on every page that it applies to', () => {
  const { criteria, counts } = judged([
    [C, C],
    [C, NA],
    [C, NC],
    [NA, NA],
    [C, NT],
    [NC, NT],
  ]);
  expect(criteria.map(({ state }) => state)).toEqual(['C', 'C', 'NC', 'NA', 'NT', 'NC']);
  expect(counts).toEqual({ C: 2, NC: 2, NA: 1, NT: 1 });
  expect(criteria[1]).toEqual({ number: '1.2', state: 'C', how: 'both', failing: [], defects: [] });
  expect(criteria[2]).toEqual({ number: '1.3', state: 'NC', how: 'hand', failing: ['b'], defects: ['pale'] });
});

it.each([
  [
    'full',
    undefined,
    100,
    [
      [C, C],
      [NA, NA],
    ],
  ],
  [
    'partial',
    undefined,
    50,
    [
      [C, C],
      [NC, C],
    ],
  ],
  [
    'partial',
    undefined,
    66,
    [
      [C, C],
      [C, C],
      [NC, C],
    ],
  ],
  [
    'none',
    'below',
    33,
    [
      [C, C],
      [NC, C],
      [NC, NC],
    ],
  ],
  [
    'none',
    'unfinished',
    66,
    [
      [C, C],
      [C, C],
      [C, NT],
    ],
  ],
] as const)('says %s %s at %i %%', (state, reason, rate, results) => {
  const { criteria: _, counts: __, validUntil: ___, ...rest } = judged(results.map((pages) => [...pages]));
  expect(rest).toEqual({ state, rate, ...(reason && { reason }) });
});

it('says none after three years, by itself', () => {
  expect(judged([[C, C]], '2029-11-29')).toMatchObject({ state: 'full', validUntil: '2029-11-29' });
  expect(judged([[C, C]], '2029-11-30')).toMatchObject({ state: 'none', reason: 'expired' });
});
