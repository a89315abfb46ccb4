import { beforeEach, expect, it, vi } from 'vitest';
import { NOON } from '../../../../tests/factories.ts';
import type { Proof } from '../../../domain/proof/proof.ts';
import { noteProof } from '../proof-state.ts';
import { type AlarmPorts, raiseAlarms } from './raise-alarms.ts';

let now: number;
let stored: Map<string, unknown>;
let dead: { deliveries: number; mails: number };
const tell = vi.fn();
const add = vi.fn();
const alarm = vi.fn();
const ports = {
  clock: { now: () => now },
  ids: { next: () => 'id' },
  log: { warn: vi.fn() },
  state: {
    get: async (key: string) => stored.get(key),
    set: async (key: string, value: unknown) => void stored.set(key, value),
  },
  mails: { add },
  pushStore: { alarm },
  mailSettings: { mail: () => ({ notify: { to: 'team@agency.example', events: [], locale: 'fr' } }) },
  mailTexts: {
    alarms: (_locale: string, kinds: readonly string[]) => ({ subject: 'alarm', text: kinds.join() }),
  },
  artistPixels: { listSealed: async () => [] },
  settings: {
    now: () => ({
      conversions: { meta: false, tiktok: false, google: false },
      integrations: { metaPixel: {}, tiktokPixel: {} },
    }),
  },
  processes: { look: async () => ({ living: [], workedAt: now }) },
  safekeeping: {},
  siteUrl: () => 'https://agency.example',
  trouble: { queues: async () => ({ dead, oldestDue: null }), free: async () => 0.5 },
  hook: { tell },
  isProvenNightly: () => true,
} as unknown as AlarmPorts;
beforeEach(() => {
  vi.clearAllMocks();
  [now, stored, dead] = [NOON, new Map(), { deliveries: 0, mails: 0 }];
});

it('tells by mail and at the address for alarms, once for each trouble', async () => {
  const broken: Proof = {
    at: NOON,
    ms: 1,
    steps: [{ step: 'mail', outcome: 'failed', ms: 1, cause: 'credentials' }],
    provenAt: null,
    brokenAt: NOON,
  };
  await noteProof(ports.state, broken);
  await raiseAlarms(ports);
  await raiseAlarms(ports);
  expect(tell.mock.calls).toEqual([[['path'], 'https://agency.example']]);
  expect(add.mock.calls).toEqual([
    [{ id: 'id', to: 'team@agency.example', subject: 'alarm', text: 'path' }, NOON],
  ]);
  dead = { deliveries: 1, mails: 0 };
  await raiseAlarms(ports);
  expect(tell).toHaveBeenLastCalledWith(['deliveries'], 'https://agency.example');
});

it('tells by mail, address and notification of each kind of trouble with an ad platform, once', async () => {
  const lane = { name: 'meta', state: 'blocked', since: NOON, until: null, failures: 0, answeredAt: NOON };
  const troubled = {
    ...ports,
    settings: {
      now: () => ({
        conversions: { meta: true, metaToken: 't', tiktok: false, google: false },
        integrations: { metaPixel: { pixelId: '1' }, tiktokPixel: {}, googleAds: {} },
      }),
    },
    conversions: {
      lane: async () => lane,
      firstEnd: async () => NOON + 3_600_000,
      trouble: async () => ({ answered: 100, refused: 6, unclear: 1, isSilent: true }),
    },
  } as unknown as AlarmPorts;
  await raiseAlarms(troubled);
  await raiseAlarms(troubled);
  const kinds = ['sends', 'sendsRefused', 'sendsUnclear', 'sendsSilent', 'sendsEnding'];
  expect(tell.mock.calls).toEqual([[kinds, 'https://agency.example']]);
  expect(add).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ text: kinds.join() }), NOON);
  expect(alarm).toHaveBeenCalledExactlyOnceWith(NOON);
});

it('tells and stores nothing on a calm site', async () => {
  await raiseAlarms(ports);
  expect([tell.mock.calls, add.mock.calls, alarm.mock.calls, [...stored]]).toEqual([[], [], [], []]);
});
