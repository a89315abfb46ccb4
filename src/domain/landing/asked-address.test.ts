import { expect, it } from 'vitest';
import { askedAddress, readBody } from './asked-address.ts';

const youTube = (shown: string) =>
  `https://www.youtube.com/oembed?format=json&url=${encodeURIComponent(`https://www.youtube.com/${shown}`)}`;

it.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', youTube('watch?v=dQw4w9WgXcQ')],
  ['https://youtu.be/dQw4w9WgXcQ?si=x', youTube('watch?v=dQw4w9WgXcQ')],
  ['https://m.youtube.com/watch?v=dQw4w9WgXcQ', youTube('watch?v=dQw4w9WgXcQ')],
  ['https://music.youtube.com/watch?v=dQw4w9WgXcQ&si=x', youTube('watch?v=dQw4w9WgXcQ')],
  ['https://music.youtube.com/playlist?list=OLAK5uy_nova', youTube('playlist?list=OLAK5uy_nova')],
  ['https://www.deezer.com/fr/album/302127?utm_source=x', 'https://api.deezer.com/album/302127'],
  ['https://www.deezer.com/track/3135556', 'https://api.deezer.com/track/3135556'],
  [
    'https://listen.tidal.com/album/77646168',
    `https://oembed.tidal.com/?url=${encodeURIComponent('https://tidal.com/browse/album/77646168')}`,
  ],
])('askedAddress returns the vendor’s interface for %s', (link, asked) => {
  expect(askedAddress(link)).toBe(asked);
});

it.each([
  'https://www.youtube.com/@nova',
  'https://www.youtube.com/watch?v=short',
  'https://music.youtube.com/channel/UCnova',
  'https://www.deezer.com/fr/',
  'https://www.deezer.com/show/12',
  'https://tidal.com/',
  'https://open.spotify.com/album/1',
  'https://music.apple.com/fr/album/eclats/1600000001',
  'https://music.amazon.fr/albums/B0NOVA',
  'https://shop.example/nova',
])('askedAddress returns %s itself', (link) => {
  expect(askedAddress(link)).toBe(link);
});

it('readBody distinguishes a deleted release, an existing one and a quota in Deezer’s responses with status 200', () => {
  const link = 'https://www.deezer.com/album/1';
  expect(readBody(link, '{"error":{"type":"DataException","message":"no data","code":800}}')).toBe('gone');
  expect(readBody(link, '{"error":{"type":"Exception","message":"Quota limit exceeded","code":4}}')).toBe(
    'busy',
  );
  expect(readBody(link, '{"id":1,"title":"Éclats","error":{"code":800}}')).toBeUndefined();
  expect(readBody(link, '<title>Deezer</title>')).toBeUndefined();
  // The body of the page itself is not read.
  expect(readBody('https://www.deezer.com/show/1', '{"error":{"code":800}}')).toBeUndefined();
});
