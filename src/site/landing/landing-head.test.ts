import { expect, it } from 'vitest';
import { landingView, pictureAt } from '../../../tests/landing/landing-views.ts';
import { landingHead } from './landing-head.ts';
import { pageStyle } from './page-style.ts';

const site = { url: 'https://agence.example' };

it('the title of a page contains title and artist, or one of them where both are the same', () => {
  expect(landingHead(landingView('album-release'), site).title).toBe('Grandes marées · Presqu’île');
  expect(landingHead(landingView('music-artist'), site).title).toBe('Léonie Vasque');
});

it('the description of a page without one is the page’s next text', () => {
  const texts = { description: '\n', hero: { title: 'Nouvel album', subtitle: '', button: '' } };
  expect(landingHead(landingView('album-release', { texts }), site).description).toBe('Nouvel album');
});

it('the shared picture is the cut of 1200 by 630 that the back office previews, with an absolute address', () => {
  const view = landingView('music-artist', {
    shared: { picture: 'p' },
    pictures: { p: pictureAt('/media/a') },
  });
  expect(landingHead(view, site).image).toEqual({
    url: 'https://agence.example/media/a-share.jpg',
    width: 1200,
    height: 630,
    alt: 'Portrait',
  });
});

it('a page without a picture has the site’s share picture', () => {
  const { url, width } = landingHead(landingView('music-artist', { locale: 'en' }), site).image;
  expect(url).toMatch(/^https:\/\/agence\.example\/.+\.(?:png|jpg)/);
  expect(width).toBe(1200);
});

it('the style sheet of a page contains only numbers and hexadecimal colours', () => {
  const view = landingView('music-event', {
    shared: { artist: '}</style><script>', primary: '}body{', secondary: 'url(x)' },
    texts: { hero: { title: '13}</style>', subtitle: '', button: '' } },
  });
  expect(pageStyle(view)).toMatch(/^:root\{(?:--[a-z0-9-]+:(?:#[0-9a-f]{6}|[\d.]+);?)+\}$/);
});
