import { expect, it } from 'vitest';
import { landingView } from '../../../../tests/landing/landing-views.ts';
import { playerOf, playerSources } from './players.ts';

const releaseAt = Date.parse('2026-12-10T23:00:00Z');

it('the player of a page is that of its first row that has one', () => {
  const view = landingView('album-release');
  expect(playerOf(view)).toMatchObject({ platform: 'Spotify' });
  const rows = view.shared.platforms.filter(({ platform }) => platform !== 'spotify');
  expect(playerOf(landingView('album-release', { shared: { platforms: rows } }))?.platform).toBe(
    'Apple Music',
  );
});

it('a page has no player before the release', () => {
  expect(playerOf(landingView('album-release', { shared: { releaseAt } }))).toBeUndefined();
});

it('the policy of a page permits only the frame of its own player', () => {
  expect(playerSources(landingView('album-release'))).toEqual({ 'frame-src': ['https://open.spotify.com'] });
  expect(playerSources(landingView('music-event'))).toEqual({});
  const platforms = landingView('album-release').shared.platforms.filter(({ verb }) => verb === 'buy');
  expect(playerSources(landingView('album-release', { shared: { platforms } }))).toEqual({});
});
