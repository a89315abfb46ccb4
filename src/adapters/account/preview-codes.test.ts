import { expect, it } from 'vitest';
import { createPreviewCodes } from './preview-codes.ts';
import { createSessionTokens } from './session-tokens.ts';

const NOON = Date.parse('2026-11-02T12:00:00Z');
const secret = 's'.repeat(32);
const preview = { part: 'faq', locale: 'en', sessionId: 'id-1' } as const;
let time = NOON;
const clock = { now: () => time };
const codes = createPreviewCodes([secret], clock);

it('a code opens its preview for fifteen minutes', async () => {
  time = NOON;
  const { code, expiresAt } = await codes.issue(preview);
  expect(expiresAt).toBe(NOON + 15 * 60_000);
  time = expiresAt - 1000;
  expect(await codes.read(code)).toEqual(preview);
  time = expiresAt;
  expect(await codes.read(code)).toBeUndefined();
});

it('a code stays valid while its secret is rotated, and a code of another secret is rejected', async () => {
  time = NOON;
  const { code } = await codes.issue(preview);
  expect(await createPreviewCodes(['n'.repeat(32), secret], clock).read(code)).toEqual(preview);
  expect(await createPreviewCodes(['n'.repeat(32)], clock).read(code)).toBeUndefined();
});

it('neither a session token nor an invented text opens a preview, and no code opens a session', async () => {
  time = NOON;
  const tokens = createSessionTokens([secret], clock);
  const times = { createdAt: NOON, usedAt: NOON, expiresAt: NOON + 1e6 };
  const device = { browser: 'Firefox', system: 'linux' as const };
  const session = { id: 's', accountId: 'id-1', ...times, device };
  const { code } = await codes.issue(preview);
  expect(await codes.read(await tokens.issue(session, 'admin'))).toBeUndefined();
  expect(await tokens.read(code)).toBeUndefined();
  for (const text of ['', 'a.b.c', `${code}x`, code.slice(0, -2), '\0', '<script>'])
    expect(await codes.read(text)).toBeUndefined();
});
