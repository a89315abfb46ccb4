import { expect, it } from 'vitest';
import { createRandom } from '../../../tests/random.ts';
import { dayName, dayNumber } from '../time/agency-day.ts';
import { type AudienceDay, unusualDays } from './unusual-days.ts';

const START = '2026-10-15';
const dayAt = (place: number) => dayName(dayNumber(START) - 14 + place);
const quiet = (length = 42): AudienceDay[] =>
  Array.from({ length }, (_, place) => ({ day: dayAt(place), plays: 300, listeners: 180, saves: 9 }));
const withDay = (place: number, change: Partial<AudienceDay>): AudienceDay[] =>
  quiet().map((day, at) => (at === place ? { ...day, ...change } : day));

it('says nothing of quiet days, and nothing at all with fewer than ten days before', () => {
  expect(unusualDays(quiet(), START)).toEqual([]);
  expect(unusualDays(quiet().slice(5), START)).toBeUndefined();
  expect(unusualDays(quiet(14), START)).toEqual([]);
});

it('names a day on which few people played very much, with its arithmetic', () => {
  const found = unusualDays(withDay(20, { plays: 3400, listeners: 221 }), START);
  expect(found?.[0]).toEqual({
    ...{ rule: 'repeated', from: dayAt(20), to: dayAt(20) },
    ...{ found: 3100, against: 41, usual: 300 / 180 },
  });
});

it('names new listeners who save nothing, and not those of an honest rise', () => {
  const rise = (saves: number) =>
    quiet().map((day, at) =>
      at >= 20 && at < 23 ? { ...day, plays: 1500, listeners: 900, saves: 9 + saves } : day,
    );
  expect(unusualDays(rise(0), START)?.map(({ rule }) => rule)).toContain('unsaved');
  expect(unusualDays(rise(36), START)?.map(({ rule }) => rule)).not.toContain('unsaved');
});

it('notes a peak that falls back at once, and not one that stays', () => {
  const rules = (days: AudienceDay[]) => unusualDays(days, START)?.map(({ rule }) => rule);
  expect(rules(withDay(20, { plays: 1400, listeners: 840, saves: 42 }))).toEqual(['peak']);
  const stays = quiet().map((day, at) =>
    at >= 20 ? { ...day, plays: 1400, listeners: 840, saves: 42 } : day,
  );
  expect(rules(stays)).toEqual([]);
});

it('takes no figure for what is not reported, and no window over a missing day', () => {
  const plays = quiet().map((day) => ({ ...day, listeners: null, saves: null }));
  expect(unusualDays(plays, START)).toEqual([]);
  const hole = withDay(20, { plays: 3400, listeners: 221 }).filter((_, place) => place !== 21);
  expect(unusualDays(hole, START)?.every(({ from, to }) => dayNumber(to) - dayNumber(from) < 7)).toBe(true);
});

/** The worlds of the design: growth, a release, editorial playlists with a quarter of the saves, going viral, superfans. */
function world(random: () => number, bots?: { kind: 'loop' | 'farm'; times: number }): AudienceDay[] {
  const normal = () => Math.sqrt(-2 * Math.log(Math.max(random(), 1e-12))) * Math.cos(2 * Math.PI * random());
  const around = (mean: number) => Math.max(0, Math.round(mean + Math.sqrt(mean) * normal()));
  const base = Math.exp(3 + random() * 5);
  const each = (1.4 + random() * 0.9) * (random() < 0.15 ? 2.2 : 1);
  const saving = 0.03 + random() * 0.07;
  const release = random() < 0.5 ? 14 + Math.floor(random() * 3) : 99;
  const height = 2 + random() * 6;
  const playlist = random() < 0.2 ? 18 + Math.floor(random() * 14) : 99;
  const reach = 1 + random() * 8;
  const viral = random() < 0.06 ? 16 + Math.floor(random() * 18) : 99;
  let drift = 1;
  const days = Array.from({ length: 42 }, (_, place) => {
    drift *= Math.exp(0.06 * normal());
    const level = Math.min(4, Math.max(0.3, drift)) * Math.exp(0.1 * normal());
    let people = base * level * (1 + 0.12 * Math.sin((place * 2 * Math.PI) / 7)) * (place >= 14 ? 1.5 : 1);
    if (place >= release) people *= 1 + (height - 1) * Math.exp(-(place - release) / 5);
    if (place >= viral) people += base * 6 * Math.exp(-(place - viral) / 8);
    const listed = place >= playlist ? base * reach * Math.exp(-(place - playlist) / 9) : 0;
    const listeners = around(people) + around(listed);
    return {
      day: dayAt(place),
      listeners,
      plays: Math.max(listeners, around(people * each) + around(listed * 1.15)),
      saves: around(people * saving + (listed * saving) / 4),
    };
  });
  if (!bots) return days;
  const from = 16 + Math.floor(random() * 16);
  const length = 4 + Math.floor(random() * 8);
  const volume = Math.max(600, base * 2 * bots.times);
  return days.map((day, place) =>
    place < from || place >= from + length
      ? day
      : {
          ...day,
          plays: day.plays + around(volume),
          listeners:
            day.listeners + around(bots.kind === 'loop' ? volume / (25 + random() * 60) : volume / 1.1),
        },
  );
}

/** The share of worlds, in per cent, in which a strong rule speaks. */
function flagged(bots?: Parameters<typeof world>[1]): number {
  const random = createRandom(20_261_130);
  const worlds = 300;
  let count = 0;
  for (let at = 0; at < worlds; at += 1)
    if (unusualDays(world(random, bots), START)?.some(({ rule }) => rule !== 'peak')) count += 1;
  return (100 * count) / worlds;
}

it('speaks in few honest worlds, and finds planted bots about as often as the design measured', () => {
  expect(flagged()).toBeLessThan(4);
  const found = {
    loops: flagged({ kind: 'loop', times: 8 }),
    farms: flagged({ kind: 'farm', times: 8 }),
    few: flagged({ kind: 'farm', times: 1 }),
  };
  expect(found.loops).toBeGreaterThan(90);
  expect(found.farms).toBeGreaterThan(85);
  // Bots as many as the listeners are found in every second world only: what is not found proves nothing.
  expect(found.few).toBeGreaterThan(40);
  expect(found.few).toBeLessThan(75);
});
