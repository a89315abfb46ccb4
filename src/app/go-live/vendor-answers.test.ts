import { expect, it, vi } from 'vitest';
import type { ProbeAnswer } from '../../domain/go-live/facts.ts';
import type { AddressProbe } from '../ports/go-live.ts';
import { createVendorAnswers } from './vendor-answers.ts';

const SITE = 'https://www.agence.fr';
const answered: ProbeAnswer = { kind: 'answered', status: 200, certificateUntil: null, isThisSite: true };

function open(ask: AddressProbe['ask'], booking: Record<string, string> = {}) {
  const kept = new Map<string, unknown>();
  const state = {
    get: async (key: string) => kept.get(key),
    set: vi.fn(async (key: string, value: unknown) => void kept.set(key, value)),
  };
  let now = 1000;
  const answers = createVendorAnswers({
    clock: { now: () => now },
    state,
    settings: { now: () => ({ booking, site: { url: SITE } }) } as never,
    probe: { ask },
  });
  const later = () => {
    now += 1000;
  };
  return { answers, state, later };
}

it('requests each public address once, and no address that visitors cannot reach', async () => {
  const ask = vi.fn(async () => answered);
  const { answers } = open(ask, {
    youtube: 'https://calendly.com/a',
    meta: 'https://calendly.com/a',
    tiktok: 'http://localhost:3000/',
    spotify: '',
  });
  await answers.refresh();
  expect(ask.mock.calls.map(([address]: unknown[]) => address)).toEqual([
    `${SITE}/api/health`,
    'https://calendly.com/a',
  ]);
  const { at, answerOf } = await answers.read();
  expect([at, answerOf(SITE), answerOf('https://calendly.com/b')]).toEqual([1000, answered, undefined]);
  expect(answerOf('constructor')).toBeUndefined();
});

it('sends one round of requests at a time, and none if the responses were replaced since they were read', async () => {
  const ask = vi.fn(async () => answered);
  const { answers, later } = open(ask);
  const both = [answers.renew(null), answers.refresh()];
  expect(answers.underWay()).toBe(true);
  await Promise.all(both);
  expect(answers.underWay()).toBe(false);
  later();
  await answers.renew(null);
  expect(ask).toHaveBeenCalledTimes(1);
  await answers.renew(1000);
  expect(ask).toHaveBeenCalledTimes(2);
});

it('stores nothing once the site is stopping', async () => {
  const ask: AddressProbe['ask'] = (_address, signal) =>
    new Promise((resolve) => signal.addEventListener('abort', () => resolve(answered)));
  const { answers, state } = open(ask);
  void answers.refresh();
  await answers.stop();
  expect(state.set).not.toHaveBeenCalled();
});

it('ignores the responses that another version of the site stored', async () => {
  const { answers, state } = open(async () => answered);
  await state.set('go-live', ['something']);
  expect((await answers.read()).at).toBeNull();
});
