import { expect, it } from 'vitest';
import { conversionDestinations, rulesOf } from './destinations.ts';
import { pausedFor } from './lane.ts';
import { type SendTrouble, sendAlarmsOf } from './send-alarms.ts';

const NOW = Date.UTC(2026, 10, 30, 12);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const calm: SendTrouble = {
  lane: { state: 'open', since: 0, until: null, failures: 0 },
  ...{
    answeredAt: NOW - HOUR,
    firstEnd: NOW + 13 * HOUR,
    answered: 100,
    refused: 5,
    unclear: 0,
    isSilent: false,
  },
  apiEnds: '2027-02-01',
};
const waiting = { ...calm.lane, until: NOW + 20 * MINUTE };

it.each<[string, Partial<SendTrouble>, string[]]>([
  ['nothing of a calm way', {}, []],
  ['a refused access', { lane: { ...calm.lane, state: 'blocked' } }, ['sends']],
  ['no alarm after the first pauses', { lane: { ...waiting, failures: 9 }, answeredAt: NOW }, []],
  ['pauses of more than an hour', { lane: { ...waiting, failures: 11 }, answeredAt: NOW }, ['sendsPaused']],
  [
    'one pause until tomorrow, as the platform asked',
    { lane: { ...waiting, failures: 1, until: NOW + 9 * HOUR } },
    ['sendsPaused'],
  ],
  ['six of a hundred refused', { refused: 6 }, ['sendsRefused']],
  ['one of one refused: it is in its list', { answered: 1, refused: 1 }, []],
  ['an act that was not confirmed', { unclear: 1 }, ['sendsUnclear']],
  ['nothing taken for two days', { isSilent: true }, ['sendsSilent']],
  ['what a person stopped', { lane: { ...calm.lane, state: 'paused' }, isSilent: true }, []],
  ['an act that is lost in eleven hours', { firstEnd: NOW + 11 * HOUR }, ['sendsEnding']],
  ['a version that ends in 59 days', { apiEnds: '2027-01-28' }, ['sendsVersion']],
])('finds %s', (_, change, kinds) => {
  expect(sendAlarmsOf({ ...calm, ...change }, NOW)).toEqual(kinds);
});

it('adds the pauses of a way that waits', () => {
  const of = (failures: number) => pausedFor({ ...waiting, failures }, NOW, NOW) / MINUTE;
  expect([4, 5, 6, 9, 10, 11].map(of)).toEqual([20, 20, 20, 23, 53, 83]);
  expect(pausedFor({ ...calm.lane, failures: 9 }, NOW, NOW)).toBe(0);
});

it('uses no version of an interface that ends within 60 days', () => {
  for (const name of conversionDestinations) {
    const { apiEnds } = rulesOf(name);
    expect(sendAlarmsOf({ ...calm, apiEnds }, Date.now())).not.toContain('sendsVersion');
  }
});
