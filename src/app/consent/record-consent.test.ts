import { expect, it } from 'vitest';
import { NOON } from '../../../tests/factories.ts';
import { consentRecord } from '../../domain/consent/choice.ts';
import type { ConsentStore, StoredConsent } from '../ports.ts';
import { recordConsent } from './record-consent.ts';

const proof = {
  id: '3f1c8a52-7a0e-4c55-9d4c-2b1f6f0f8a01',
  record: consentRecord({ analytics: true, marketing: false, functional: false }, NOON),
  textVersion: '2026-11',
  locale: 'fr' as const,
};

it('stores the choice and its time once, and no other data of the caller', async () => {
  const kept = new Map<string, StoredConsent>();
  const consents: ConsentStore = {
    async save(next) {
      const first = kept.get(next.id) ?? next;
      kept.set(next.id, first);
      return first;
    },
    forget: async () => {},
  };
  let time = NOON;
  const record = (changes: object = {}) =>
    recordConsent({ clock: { now: () => time++ }, consents }, { ...proof, ...changes });
  expect(await record({ address: '192.0.2.7' })).toEqual({ ok: true, value: { id: proof.id } });
  expect(await record()).toEqual({ ok: true, value: { id: proof.id } });
  expect(await record({ locale: 'en' })).toMatchObject({ ok: false, code: 'idempotency_conflict' });
  expect([...kept.values()]).toEqual([{ ...proof, createdAt: NOON }]);
});
