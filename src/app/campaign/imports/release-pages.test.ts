import { expect, it } from 'vitest';
import { landing } from '../../../../tests/factories.ts';
import { newContent } from '../../../domain/landing/landing-page.ts';
import type { Campaign } from '../../ports/campaigns.ts';
import { releasePages } from './release-pages.ts';

const period = { from: '2026-11-02', to: '2026-11-20' };
const shown = (id: string, artist: string) => {
  const content = newContent('fr', artist);
  const version = { content: { ...content, shared: { ...content.shared, artist } } };
  return { page: landing({ id }), version };
};
const count = (kind: 'view' | 'conversion' | 'click', channel: string, number: number) => ({
  ...{ kind, channel, count: number },
});
const campaign = (changes: Partial<Campaign> = {}) =>
  ({
    ...{ id: 'c1', artist: 'Nova Lune', platform: 'meta', videoUrl: null },
    ...{ startsOn: '2026-11-01', endsOn: '2026-11-30' },
    ...changes,
  }) as Campaign;

const pagesOf = (
  of: Campaign,
  { online = [shown('p1', 'Nova Lune')], others = [of] }: { online?: object[]; others?: Campaign[] } = {},
) => {
  const asked: unknown[] = [];
  const ports = {
    campaigns: { all: async () => others },
    clock: { now: () => Date.UTC(2026, 10, 29) },
    landingCounts: {
      of: async (id: string, from: string, to: string) => {
        asked.push([id, from, to]);
        return [
          count('view', 'meta-ads', 700),
          count('view', 'google-ads', 50),
          count('view', 'meta-ads', 69),
          count('conversion', 'meta-ads', 221),
          count('conversion', 'direct', 9),
          { ...count('click', 'meta-ads', 40), target: 'deezer' },
          { ...count('click', 'meta-ads', 190), target: 'spotify' },
          { ...count('click', 'meta-ads', 7), target: 'calendar' },
          { ...count('click', 'direct', 50), target: 'spotify' },
        ];
      },
    },
    liveLandings: { all: () => online },
  };
  return releasePages(ports as unknown as Parameters<typeof releasePages>[0], of, period).then((pages) => ({
    pages,
    asked,
  }));
};

it('counts the visits from the ads of the platform on the days of the figures, and nothing else', async () => {
  const { pages, asked } = await pagesOf(campaign({ artist: 'nova lune' }), {
    online: [shown('p1', 'Nova Lune'), shown('p2', 'Velours')],
  });
  expect(pages).toMatchObject([
    {
      ...{ id: 'p1', channel: 'meta-ads', visits: 769, conversions: 221, campaigns: 1 },
      platforms: [
        { platform: 'spotify', clicks: 190 },
        { platform: 'deezer', clicks: 40 },
      ],
    },
  ]);
  expect(asked).toEqual([['p1', period.from, period.to]]);
  expect((await pagesOf(campaign({ platform: 'youtube' }))).pages).toMatchObject([
    { channel: 'google-ads', visits: 50, conversions: 0 },
  ]);
});

it('says how many campaigns of the artist share the visits', async () => {
  const before = campaign({ id: 'c3', startsOn: '2026-10-01', endsOn: '2026-10-31' });
  const others = [campaign(), campaign({ id: 'c2', startsOn: '2026-11-15' }), before];
  expect((await pagesOf(campaign(), { others })).pages).toMatchObject([{ campaigns: 2 }]);
});

it('finds no page for Spotify, whose ads lead to Spotify, and none before there are figures', async () => {
  expect((await pagesOf(campaign({ platform: 'spotify' }))).pages).toEqual([]);
  expect((await pagesOf(campaign(), { online: [] })).pages).toEqual([]);
});
