import { expect, it, vi } from 'vitest';
import { NOON } from '../../../tests/factories.ts';
import { consentRecord } from '../../domain/consent/choice.ts';
import type { ConsentStore, StoredConsent } from '../ports/consents.ts';
import { recordConsent } from './record-consent.ts';

const proof = {
  id: '3f1c8a52-7a0e-4c55-9d4c-2b1f6f0f8a01',
  record: consentRecord({ analytics: true, marketing: false, functional: false }, NOON),
  textVersion: '2026-11',
  locale: 'fr' as const,
  objected: false,
  replaces: null,
  scope: null,
};

/** The ports, for a proof of the question of the site. */
const around = (save: ConsentStore['save'], now = () => NOON) => ({
  clock: { now },
  consents: { save, list: async () => [] },
  liveLandings: { byId: () => undefined },
});

it('stores the choice and its time once, and no other data of the caller', async () => {
  const kept = new Map<string, StoredConsent>();
  const consents: Pick<ConsentStore, 'save'> = {
    async save(next) {
      const first = kept.get(next.id) ?? next;
      kept.set(next.id, first);
      return first;
    },
  };
  let time = NOON;
  const record = (changes: object = {}) =>
    recordConsent(
      around(consents.save, () => time++),
      { ...proof, page: null, ...changes },
    );
  expect(await record({ address: '192.0.2.7' })).toEqual({ ok: true, value: { id: proof.id } });
  expect(await record()).toEqual({ ok: true, value: { id: proof.id } });
  expect(await record({ locale: 'en' })).toMatchObject({ ok: false, code: 'idempotency_conflict' });
  expect(await record({ id: proof.id, replaces: proof.id })).toMatchObject({ ok: true });
  expect([...kept.values()]).toEqual([{ ...proof, asked: null, createdAt: NOON }]);
});

it.each([
  ['the proof says so', { objected: true }, false],
  ['its request says so', {}, true],
])('stores advertising as refused, and the objection, when %s', async (_, changes, objects) => {
  const save = vi.fn(async (next: StoredConsent) => next);
  const everything = consentRecord({ analytics: true, marketing: true, functional: true }, NOON);
  const sent = { ...proof, page: null, record: everything, ...changes };
  expect(await recordConsent(around(save), sent, objects)).toMatchObject({
    ok: true,
  });
  expect(save.mock.calls[0]?.[0]).toMatchObject({
    objected: true,
    record: { ...everything, marketing: false },
  });
});

it.each([
  ['a year ahead', '2099-01-01T00:00:00.000Z'],
  ['of 1970', '1970-01-01T00:00:00.000Z'],
])(
  'stores a time of the browser that is %s within the limits of the server’s clock',
  async (_, timestamp) => {
    const save = vi.fn(async (next: StoredConsent) => next);
    const sent = { ...proof, page: null, record: { ...proof.record, timestamp } };
    expect(await recordConsent(around(save), sent)).toMatchObject({ ok: true });
    const stored = Date.parse(save.mock.calls[0]?.[0].record.timestamp ?? '');
    expect(stored).toBeLessThanOrEqual(NOON);
    expect(stored).toBeGreaterThan(NOON - 190 * 86_400_000);
  },
);
