import { expect, it } from 'vitest';
import { NOON } from '../../../tests/factories.ts';
import { landingContent } from '../../../tests/landing/landing-content.ts';
import { agencyDay } from '../../domain/time/agency-day.ts';
import type { OnlineLanding } from '../ports/landing/landing.ts';
import { countKept } from './count-kept.ts';

const DAY_MS = 86_400_000;
const browser =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';
const line = (at: number, report: object, more: object = {}) =>
  JSON.stringify({
    at: at / 1000,
    ua: browser,
    dnt: '',
    gpc: '',
    purpose: '',
    body: JSON.stringify(report),
    ...more,
  });
const view = { kind: 'view', page: '/faq' };
const count = (lines: string[], online: OnlineLanding[] = []) => countKept(lines, online, NOON);

it('counts each report on the day of its own time', async () => {
  const { visits, channels, counted } = await count([
    line(NOON - 1000, view),
    line(NOON - 2000, view),
    line(NOON - 3 * DAY_MS, view),
    line(NOON - 3000, { kind: 'step', step: 'budget' }),
    line(NOON - 3 * DAY_MS, { kind: 'view', page: '/', channel: 'email' }),
  ]);
  expect(channels).toEqual([
    { kind: 'visit', page: '/', channel: 'email', day: agencyDay(NOON - 3 * DAY_MS), count: 1 },
  ]);
  expect(counted).toBe(visits.reduce((sum, { count: one }) => sum + one, 0));
  expect(visits.slice(0, 2)).toEqual([
    { kind: 'view', name: '/faq', day: agencyDay(NOON), count: 2 },
    { kind: 'view', name: '/faq', day: agencyDay(NOON - 3 * DAY_MS), count: 1 },
  ]);
});

it('leaves out programs, refusals, pages fetched in advance, unknown pages, other times and broken lines', async () => {
  const lines = [
    line(NOON, view, { ua: 'Googlebot/2.1' }),
    line(NOON, view, { dnt: '1' }),
    line(NOON, view, { gpc: '1' }),
    line(NOON, view, { purpose: 'prefetch' }),
    line(NOON, { kind: 'view', page: '/nowhere' }),
    line(NOON, { kind: 'landing-view', page: 'gone', locale: 'fr', channel: 'direct' }),
    line(NOON - 9 * DAY_MS, view),
    line(NOON + DAY_MS, view),
    '{"at":17',
    'null',
    line(NOON, view, { body: 'x' }),
  ];
  expect(await count([...lines, ''])).toEqual({
    visits: [],
    landings: [],
    channels: [],
    addresses: [],
    lines: lines.length,
    counted: 0,
  });
});

it('counts what was online at the time of the report: pages, languages and links', async () => {
  const versions = new Map([[1, { languages: ['fr'], content: landingContent('Nova') }]]);
  const page = {
    id: 'nova',
    versions,
    liveVersion: 1,
    publishAt: NOON - DAY_MS,
    unpublishAt: NOON - 1000,
    previousVersion: null,
    previousUntil: null,
    deletedAt: null,
  } as unknown as OnlineLanding;
  const where = { page: 'nova', locale: 'fr', channel: 'instagram' };
  const click = { kind: 'landing-click', ...where, target: 'aaaa1111', first: true };
  const { landings, counted } = await count(
    [
      line(NOON - 2000, { kind: 'landing-view', ...where }),
      line(NOON - 2000, click),
      line(NOON - 2000, { ...click, target: 'cccc3333' }),
      line(NOON - 2000, { kind: 'landing-view', ...where, locale: 'en' }),
      line(NOON - 500, { kind: 'landing-view', ...where }),
      line(NOON - 2 * DAY_MS, { kind: 'landing-view', ...where }),
    ],
    [page],
  );
  expect(counted).toBe(2);
  expect(landings.map(({ kind, target, count: one }) => [kind, target, one])).toEqual([
    ['view', '', 1],
    ['click', 'spotify', 1],
    ['conversion', 'spotify', 1],
  ]);
});
