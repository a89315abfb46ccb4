import { afterEach, expect, it, vi } from 'vitest';
import { journalRequest, readJournalView, writeJournalView } from './journal-view.ts';

const read = (query: string) => readJournalView(new URLSearchParams(query));
afterEach(() => vi.unstubAllEnvs());

it.each(['', 'account=none', 'account=a1&action=lead_assigned&day=2026-11-21&page=3&pageSize=50'])(
  'reads and writes %j',
  (query) => expect(writeJournalView(read(query))).toBe(query),
);

it.each(['action=destroy', 'day=hier', 'day=2026-13-40', 'day=0002-11-21', 'page=0', 'page=x', 'pageSize=7'])(
  'takes %j for not said',
  (query) => expect(writeJournalView(read(query))).toBe(''),
);

it('asks for the agency’s day, whatever the reader’s zone, also when the clocks change', () => {
  vi.stubEnv('TZ', 'America/Montreal');
  expect(Object.fromEntries(new URLSearchParams(journalRequest(read('day=2026-10-25&account=a1'))))).toEqual({
    account: 'a1',
    from: '2026-10-24T22:00:00.000Z',
    until: '2026-10-25T23:00:00.000Z',
  });
});
