import { expect, it, vi } from 'vitest';
import { forgetProofs } from './forget-proofs.ts';

it('deletes proofs of consent after five calendar years', async () => {
  const consents = { forget: vi.fn() };
  await forgetProofs({ clock: { now: () => Date.UTC(2031, 10, 22, 12) }, consents });
  expect(consents.forget).toHaveBeenCalledExactlyOnceWith(Date.UTC(2026, 10, 22, 12));
});
