import { describe, expect, it, vi } from 'vitest';
import { contactLead } from '../../../../tests/factories.ts';
import type { LeadReport, LeadStore } from '../../ports.ts';
import { listLeads, parseSince } from '../export/list-leads.ts';

const now = Date.UTC(2026, 10, 8, 12);
const day = 86_400_000;

describe('parseSince', () => {
  it.each([
    ['2026-11-01', Date.UTC(2026, 10, 1)],
    ['2026-11-01T10:30:00Z', Date.UTC(2026, 10, 1, 10, 30)],
    ['7d', now - 7 * day],
    ['24h', now - day],
  ])('reads %s', (text, time) => {
    expect(parseSince(text, now)).toBe(time);
  });

  it.each(['', 'yesterday', '2026-13-45', '7', 'd', '-7d', '1e3d', '01/11/2026'])('refuses %j', (text) => {
    expect(parseSince(text, now)).toBeUndefined();
  });
});

describe('listLeads', () => {
  const reports: LeadReport[] = Array.from({ length: 5 }, () => ({
    lead: contactLead(),
    phone: null,
    deliveries: [],
  }));

  function storeOf(all: LeadReport[]) {
    return {
      list: vi.fn<LeadStore['list']>(async ({ limit, before }) => {
        const start = before === undefined ? 0 : all.findIndex(({ lead }) => lead.id === before) + 1;
        return all.slice(start, start + limit);
      }),
      save: vi.fn(),
      count: vi.fn(),
      prove: vi.fn(),
      eraseProofs: vi.fn(),
      noteBookedCall: vi.fn(),
    };
  }

  it.each([1, 2, 5, 6])('returns every lead once, in pages of %i', async (page) => {
    const listed = await listLeads(storeOf(reports), { page });
    expect(listed).toEqual(reports);
  });

  it('reads every page with the same start of the period', async () => {
    const store = storeOf(reports);
    await listLeads(store, { page: 3, since: 42 });
    expect(store.list.mock.calls.map(([filter]) => filter.since)).toEqual([42, 42]);
  });
});
