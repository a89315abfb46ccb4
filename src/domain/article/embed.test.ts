import { expect, it } from 'vitest';
import { embedOf } from './embed.ts';

it.each([
  [
    'https://www.youtube.com/embed/dQw4w9WgXcQ?feature=oembed&autoplay=1&start=12',
    [
      'YouTube',
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=12',
      'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    ],
  ],
  [
    'https://www.youtube.com/embed/videoseries?list=PL1',
    [
      'YouTube',
      'https://www.youtube-nocookie.com/embed/videoseries?list=PL1',
      'https://www.youtube.com/playlist?list=PL1',
    ],
  ],
  [
    'https://player.vimeo.com/video/12345?h=ab&app_id=1',
    ['Vimeo', 'https://player.vimeo.com/video/12345?h=ab', 'https://vimeo.com/12345'],
  ],
  [
    'https://open.spotify.com/embed/track/4uLU6hMCjMI?utm_source=oembed',
    [
      'Spotify',
      'https://open.spotify.com/embed/track/4uLU6hMCjMI',
      'https://open.spotify.com/track/4uLU6hMCjMI',
    ],
  ],
  [
    'https://w.soundcloud.com/player/?url=https%3A%2F%2Fapi.soundcloud.com%2Ftracks%2F1&color=ff5500',
    [
      'SoundCloud',
      'https://w.soundcloud.com/player/?url=https%3A%2F%2Fapi.soundcloud.com%2Ftracks%2F1',
      'https://api.soundcloud.com/tracks/1',
    ],
  ],
])('embedOf reads %s', (address, [vendor, frame, page]) => {
  expect(embedOf(address)).toMatchObject({ vendor, frame, page });
});

it.each([
  'https://www.youtube.com.evil.example/embed/abcdef',
  'https://evil.example/www.youtube.com/embed/abcdef',
  'https://www.youtube.com/embed/../../redirect?q=https://evil.example',
  'https://www.youtube.com/embed/',
  'https://w.soundcloud.com/player/?url=javascript:alert(1)',
  'https://w.soundcloud.com/player/',
  'javascript:alert(1)//www.youtube.com/embed/abcdef',
  'not an address',
])('embedOf returns undefined for %s', (address) => {
  expect(embedOf(address)).toBeUndefined();
});
