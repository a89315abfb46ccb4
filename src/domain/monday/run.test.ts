import { expect, it } from 'vitest';
import { actCounts, counted, doneIn, runOf, withHidden } from './run.ts';

const fresh = runOf(null, 'lea', '2026-12-01', '2026-12-07');

it('a run counts acts by step, and takes them back, never below nothing', () => {
  const run = counted(counted(counted(fresh, 'calls', 'noted', 1), 'calls', 'noted', 1), 'sends', 'let', 1);
  expect([doneIn(run), doneIn(run, 'calls'), doneIn(run, 'claims')]).toEqual([3, 2, 0]);
  expect(actCounts(run)).toEqual([
    { act: 'noted', count: 2 },
    { act: 'let', count: 1 },
  ]);
  expect(doneIn(counted(counted(run, 'sends', 'let', -1), 'sends', 'let', -1), 'sends')).toBe(0);
});

it('a run is kept for its week and account; what is put off comes back on its day', () => {
  const put = withHidden(counted(fresh, 'calls', 'noted', 1), 'claim a', { until: '2026-12-20', let: true });
  const kept = withHidden(put, 'call b', { until: '2026-12-07', let: false });
  const again = (account: string, today: string, next: string) =>
    runOf(JSON.parse(JSON.stringify(kept)), account, today, next);
  expect(again('lea', '2026-12-04', '2026-12-07')).toEqual(kept);
  expect(again('lea', '2026-12-07', '2026-12-14')).toEqual({
    ...{ account: 'lea', until: '2026-12-14', done: {} },
    hidden: { 'claim a': { until: '2026-12-20', let: true } },
  });
  expect(again('max', '2026-12-04', '2026-12-07')).toEqual({ ...fresh, account: 'max' });
  expect(withHidden(kept, 'call b').hidden).toEqual(put.hidden);
});

it.each([undefined, 'x', 7, {}, { account: 'lea' }, []])('runOf begins anew from %j', (stored) => {
  expect(runOf(stored, 'lea', '2026-12-01', '2026-12-07')).toEqual(fresh);
});
