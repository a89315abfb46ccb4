import { afterEach, expect, it, vi } from 'vitest';
import { NOON } from '../../tests/factories.ts';
import type { Ports } from '../app/ports/all-ports.ts';
import { createHousekeeper } from './housekeeper.ts';

afterEach(() => {
  vi.useRealTimers();
});

it('deletes old proofs, mails, leads, reviews, deleted landing pages and pictures at the start and every hour, until it stops', async () => {
  // In the afternoon: warnings of campaigns are mailed in the morning.
  vi.useFakeTimers({ now: NOON });
  const forgetProofs = vi.fn().mockRejectedValueOnce(new Error('gone'));
  const forgetMails = vi.fn();
  const purge = vi.fn().mockResolvedValue(['a-share.jpg']);
  const remove = vi.fn();
  const forgetReviews = vi.fn().mockResolvedValue(0);
  const retire = vi.fn().mockResolvedValue(2);
  const ended = { leads: ['lead'], contactAt: 0, kept: null, asked: null };
  const ports = {
    clock: { now: Date.now },
    consents: { save: vi.fn(), forget: forgetProofs },
    mails: { forget: forgetMails },
    quarantine: { forget: vi.fn(async () => 0) },
    personLinks: { forget: vi.fn() },
    artistLists: { forget: vi.fn(async () => {}) },
    reminders: { forget: vi.fn(async () => 0) },
    contentReports: { forget: vi.fn(async () => 0) },
    conversions: { forgetLeadless: vi.fn(async () => 0) },
    buildFiles: { forget: vi.fn(async () => undefined) },
    throttle: { forgetOver: vi.fn(async () => undefined) },
    countRetention: { forget: vi.fn(async () => undefined) },
    rightsRequests: { forget: vi.fn(async () => 0) },
    keptQuestions: { forget: vi.fn(async () => 0) },
    watchedPlans: { tidy: vi.fn(), due: vi.fn(async () => []) },
    erasures: { forget: vi.fn(), pending: async () => new Set() },
    retirement: {
      ending: async () => [ended],
      facts: async () => ({ all: 9, newestAt: null, done: 0 }),
      toldAt: async () => 0,
      retire,
    },
    state: { get: async () => ({ at: Date.now(), since: 0 }), set: vi.fn() },
    addresses: { of: () => undefined },
    deliver: vi.fn(),
    keptMails: { forget: vi.fn(), erase: vi.fn() },
    ids: { next: () => 'n1' },
    claims: { judge: () => [] },
    claimStore: { list: async () => [] },
    liveLandings: { all: () => [] },
    landingLinks: { untold: async () => [], announce: vi.fn() },
    leadReminders: { due: async () => [] },
    newsletters: { overdue: vi.fn(async () => []), forget: vi.fn(), question: vi.fn(async () => 0) },
    mailSettings: { mail: () => ({ smtp: {} }) },
    mailTexts: {},
    media: { purge },
    moderation: { forget: forgetReviews },
    invitations: { forget: async () => 0 },
    mediaStore: { remove },
    mediaOriginals: { forgetOrphans: vi.fn() },
    landings: { purge: vi.fn() },
    landingPreviews: { forget: vi.fn() },
    uploads: { forget: vi.fn() },
    log: { info: vi.fn(), warn: vi.fn(), error: vi.fn() },
  };
  const keptCopies = { forget: vi.fn() };
  const housekeeper = createHousekeeper(ports as unknown as Ports, keptCopies);
  housekeeper.start();
  await vi.advanceTimersByTimeAsync(1000);
  expect(forgetProofs).toHaveBeenCalledOnce();
  expect(ports.log.error).toHaveBeenCalledExactlyOnceWith({ err: expect.any(Error) }, 'housekeeping failed');
  await vi.advanceTimersByTimeAsync(2 * 3_600_000);
  expect([forgetProofs.mock.calls.length, forgetMails.mock.calls.length]).toEqual([3, 2]);
  expect(forgetReviews).toHaveBeenCalledTimes(2);
  expect(ports.reminders.forget).toHaveBeenCalledTimes(2);
  expect(ports.throttle.forgetOver).toHaveBeenCalledTimes(2);
  expect(ports.conversions.forgetLeadless).toHaveBeenCalledTimes(2);
  expect(ports.countRetention.forget).toHaveBeenCalledTimes(2);
  expect(ports.newsletters.overdue).toHaveBeenCalledTimes(2);
  expect(ports.newsletters.question).toHaveBeenCalledTimes(2);
  expect(ports.rightsRequests.forget).toHaveBeenCalledTimes(2);
  expect(ports.contentReports.forget).toHaveBeenCalledTimes(2);
  expect(ports.watchedPlans.tidy).toHaveBeenCalledTimes(2);
  expect([retire.mock.calls.length, ports.deliver.mock.calls.length]).toEqual([2, 2]);
  expect([purge.mock.calls.length, remove.mock.calls]).toEqual([2, [['a-share.jpg'], ['a-share.jpg']]]);
  const days = (count: number) => Date.now() - count * 86_400_000;
  expect(ports.landings.purge).toHaveBeenLastCalledWith(days(30) - 1000);
  expect(ports.landingPreviews.forget).toHaveBeenLastCalledWith(days(30) - 1000);
  expect(keptCopies.forget).toHaveBeenLastCalledWith(days(30) - 1000);
  expect(ports.buildFiles.forget).toHaveBeenLastCalledWith(days(14) - 1000);
  await housekeeper.stop();
  await vi.advanceTimersByTimeAsync(86_400_000);
  expect(forgetProofs).toHaveBeenCalledTimes(3);
});
