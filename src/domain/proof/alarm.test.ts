import { expect, it } from 'vitest';
import { alarmsOf, type Trouble, tellWhat } from './alarm.ts';

const NOW = 1e12;
const HOUR = 3_600_000;
const calm: Trouble = {
  now: NOW,
  path: { isProvenNightly: true, isBroken: false, at: NOW - 25 * HOUR },
  dead: { deliveries: 0, mails: 0 },
  oldestDue: NOW - 4 * 60_000,
  workedAt: NOW - 50_000,
  free: 0.5,
  backupAt: NOW - 25 * HOUR,
  sends: new Map(),
};
const kinds = (changes: Partial<Trouble>) => [...alarmsOf({ ...calm, ...changes }).keys()];

it('a calm site has no alarm, nor has one that makes neither proofs nor backups', () => {
  expect(kinds({})).toEqual([]);
  expect(
    kinds({
      path: { isProvenNightly: false, isBroken: false, at: null },
      oldestDue: null,
      workedAt: null,
      free: null,
      backupAt: null,
    }),
  ).toEqual([]);
});

it.each<[string, Partial<Trouble>]>([
  ['path', { path: { isProvenNightly: true, isBroken: true, at: NOW } }],
  ['path', { path: { isProvenNightly: true, isBroken: false, at: NOW - 27 * HOUR } }],
  ['deliveries', { dead: { deliveries: 2, mails: 0 } }],
  ['mails', { dead: { deliveries: 0, mails: 1 } }],
  ['waiting', { oldestDue: NOW - 6 * 60_000 }],
  ['workers', { workedAt: NOW - 61_000 }],
  ['disk', { free: 0.09 }],
  ['backup', { backupAt: NOW - 27 * HOUR }],
  ['sendsEnding', { sends: new Map([['sendsEnding', 1] as const]) }],
])('raises %s for %j', (kind, changes) => {
  expect(kinds(changes)).toEqual([kind]);
});

it('tells each trouble once, again after a day while it lasts, and at once when it comes back', () => {
  const broken = new Map([['path', 1] as const]);
  const first = tellWhat(broken, {}, NOW);
  expect(first.fresh).toEqual(['path']);
  expect(tellWhat(broken, first.told, NOW + 23 * HOUR)).toEqual({ fresh: [], told: first.told });
  expect(tellWhat(broken, first.told, NOW + 24 * HOUR).fresh).toEqual(['path']);
  const over = tellWhat(new Map(), first.told, NOW + HOUR);
  expect(over).toEqual({ fresh: [], told: {} });
  expect(tellWhat(broken, over.told, NOW + 2 * HOUR).fresh).toEqual(['path']);
});

it('tells of given-up deliveries only when there are more of them', () => {
  const { told } = tellWhat(new Map([['deliveries', 2] as const]), {}, NOW);
  expect(tellWhat(new Map([['deliveries', 2] as const]), told, NOW + 48 * HOUR).fresh).toEqual([]);
  expect(tellWhat(new Map([['deliveries', 3] as const]), told, NOW + 48 * HOUR).fresh).toEqual([
    'deliveries',
  ]);
});
