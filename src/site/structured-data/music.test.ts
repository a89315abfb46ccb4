import { expect, it } from 'vitest';
import { landingView } from '../../../tests/landing/landing-views.ts';
import { musicAlbum, musicEvent, musicGroup } from './music.ts';

const facts = (view: ReturnType<typeof landingView>) => ({
  view,
  image: 'https://agence.example/media/a.jpg',
  description: 'Texte',
});

it('an artist is a MusicGroup with links to the networks of the page', () => {
  expect(musicGroup(facts(landingView('music-artist')))).toMatchObject({
    '@type': 'MusicGroup',
    name: 'Léonie Vasque',
    url: 'https://agence.example/p/music-artist',
    image: 'https://agence.example/media/a.jpg',
    sameAs: expect.arrayContaining(['https://www.instagram.com/exemple']),
  });
});

const releaseAt = Date.parse('2026-12-10T23:00:00Z');

it('a released album has its artist, its release time and its links', () => {
  const view = landingView('album-release', { shared: { releaseAt }, now: releaseAt });
  expect(musicAlbum(facts(view))).toMatchObject({
    '@type': 'MusicAlbum',
    name: 'Grandes marées',
    byArtist: { '@id': 'https://agence.example/p/album-release#artist' },
    datePublished: '2026-12-10T23:00:00.000Z',
    sameAs: expect.arrayContaining(['https://tidal.com/album/77646168']),
  });
});

it('an album has no address of a platform until the millisecond of its release', () => {
  const album = (now: number, presave: string) => {
    const { platforms } = landingView('album-release').shared;
    const rows = platforms.map((row) => ({ ...row, presave }));
    const view = landingView('album-release', { shared: { releaseAt, platforms: rows }, now });
    return musicAlbum(facts(view));
  };
  for (const presave of ['', 'https://presave.example/1'])
    expect(album(releaseAt - 1, presave)).not.toHaveProperty('sameAs');
  expect(album(releaseAt, '')).toHaveProperty('sameAs');
});

it('an event has its venue and its start, and whether tickets are available', () => {
  const event = {
    startsAt: Date.parse('2027-03-13T18:30:00Z'),
    place: 'Le Grand Sas, Nantes',
    soldOut: true,
  };
  expect(musicEvent(facts(landingView('music-event', { shared: { event } })))).toMatchObject({
    '@type': 'MusicEvent',
    startDate: '2027-03-13T18:30:00.000Z',
    location: { name: 'Le Grand Sas, Nantes' },
    offers: { availability: 'https://schema.org/SoldOut' },
  });
});

it('an event without a start or a venue is not marked up', () => {
  for (const change of [{ startsAt: null }, { place: ' ' }]) {
    const event = { startsAt: 1, place: 'Nantes', soldOut: false, ...change };
    expect(musicEvent(facts(landingView('music-event', { shared: { event } })))).toBeUndefined();
  }
});

it('only https addresses are marked up', () => {
  const social = { spotify: 'javascript:1', youtube: '', instagram: 'http://x.example', tiktok: '' };
  const view = landingView('music-event', { shared: { social, actionLink: 'javascript:1' } });
  expect(JSON.stringify([musicGroup(facts(view)), musicEvent(facts(view))])).not.toMatch(/javascript|http:/);
});
