import { expect, it } from 'vitest';
import { contactLead, NOON } from '../../../../tests/factories.ts';
import type { ConsentRecord } from '../../../domain/consent/consent.ts';
import type { LeadSummary } from '../../ports/leads.ts';
import { leadDetail } from './lead-detail.ts';

const choice = { analytics: true, marketing: false, functional: true };

function eventsOf(consent: ConsentRecord | null) {
  const lead = contactLead({ createdAt: NOON });
  lead.origin = { ...lead.origin, consent };
  const summary = { id: lead.id, createdAt: NOON } as LeadSummary;
  const nothing = {
    deliveries: [],
    notes: [],
    sends: [],
    changes: [],
    replays: [],
    campaigns: [],
    lostNote: null,
    planMailedAt: null,
    callBookedAt: null,
  };
  return leadDetail({ lead, summary, ...nothing }, () => null).events;
}
const madeAt = (timestamp: string): ConsentRecord => ({
  essential: true,
  ...choice,
  timestamp,
  version: '1.0',
});

it('lists the cookie choice that the form contained before the creation of the lead', () => {
  expect(eventsOf(madeAt('2026-11-01T08:00:00Z'))).toEqual([
    { kind: 'created', at: '2026-11-02T12:00:00.000Z' },
    { kind: 'consent', at: '2026-11-01T08:00:00.000Z', ...choice },
  ]);
});

it('lists the cookie choice before the creation of the lead even if the clock of the browser is ahead', () => {
  expect(eventsOf(madeAt('2030-01-01T00:00:00Z')).map(({ kind, at }) => [kind, at])).toEqual([
    ['created', '2026-11-02T12:00:00.000Z'],
    ['consent', '2026-11-02T12:00:00.000Z'],
  ]);
});

it('lists no consent when the form contained no choice', () => {
  expect(eventsOf(null).map(({ kind }) => kind)).toEqual(['created']);
});
