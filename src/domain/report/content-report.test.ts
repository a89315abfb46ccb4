import { expect, it } from 'vitest';
import {
  contestUntil,
  mayContest,
  type ReportTimes,
  readReportObject,
  reportAddress,
  reportDue,
} from './content-report.ts';

const at = (time: string) => Date.parse(time);
const received: ReportTimes = {
  state: 'received',
  reason: 'insult',
  receivedAt: at('2026-11-27T16:20:00Z'),
  lookedAt: null,
  askedAt: null,
  againAt: null,
  decidedAt: null,
};
const due = (changes: Partial<ReportTimes>) => {
  const time = reportDue({ ...received, ...changes });
  return time === null ? null : new Date(time).toISOString();
};

it('has to be read until 18:00 of the next working day in Paris, which after a Friday is Monday', () => {
  expect(due({})).toBe('2026-11-30T17:00:00.000Z');
  expect(due({ receivedAt: at('2026-07-01T08:00:00Z') })).toBe('2026-07-02T16:00:00.000Z');
});

it('has to be read within four hours if it is about the protection of children, also on a Saturday', () => {
  expect(due({ reason: 'child_protection', receivedAt: at('2026-11-28T10:00:00Z') })).toBe(
    '2026-11-28T14:00:00.000Z',
  );
});

it('is answered within seven days if a page keeps somebody out, read or not', () => {
  expect(due({ reason: 'accessibility' })).toBe('2026-12-04T16:20:00.000Z');
});

it('has to be decided seven days after it was received, or after the question', () => {
  expect(due({ lookedAt: at('2026-11-28T08:00:00Z') })).toBe('2026-12-04T16:20:00.000Z');
  expect(due({ state: 'asked', askedAt: at('2026-11-30T08:00:00Z') })).toBe('2026-12-07T08:00:00.000Z');
});

it('has to be decided again fourteen days after it was contested, and is not due once it is closed', () => {
  expect(due({ againAt: at('2026-12-10T08:00:00Z') })).toBe('2026-12-24T08:00:00.000Z');
  expect(due({ state: 'upheld', decidedAt: at('2026-12-01T08:00:00Z') })).toBeNull();
});

it('may be contested once, within six months of the decision', () => {
  const decided = { ...received, state: 'dismissed' as const, decidedAt: at('2026-11-30T08:00:00Z') };
  const end = contestUntil(decided.decidedAt);
  expect(new Date(end).toISOString()).toBe('2027-05-30T08:00:00.000Z');
  expect([mayContest(decided, end), mayContest(decided, end + 1)]).toEqual([true, false]);
  expect(mayContest({ ...decided, againAt: end - 1 }, end)).toBe(false);
  expect(mayContest(received, end)).toBe(false);
});

it('reads the content from the parameter of an address, and takes anything else for a typed address', () => {
  expect(reportAddress('review', '0d9c-4f')).toBe('/signaler?objet=avis-0d9c-4f');
  expect(readReportObject('avis-0d9c-4f')).toEqual({ kind: 'review', id: '0d9c-4f' });
  expect(readReportObject('page-minuit')).toEqual({ kind: 'page', id: 'minuit' });
  expect(readReportObject('temoignage-12')).toEqual({ kind: 'testimonial', id: '12' });
  for (const typed of ['', 'avis-', 'page-../admin', 'autre-1', `page-${'a'.repeat(81)}`])
    expect(readReportObject(typed)).toEqual({ kind: 'address', id: null });
});
