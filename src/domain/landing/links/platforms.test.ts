import { describe, expect, it } from 'vitest';
import { musicPlatforms } from './landing-platforms.ts';
import { isShortLink, platformName, playerOrigins, recogniseLink } from './platforms.ts';

const album = '4aawyAB9vmqN3uQ7FjRGTy';

describe('recogniseLink', () => {
  it.each([
    // Spotify
    [
      `https://open.spotify.com/intl-fr/album/${album}?si=abc&utm_source=x`,
      'spotify',
      `https://open.spotify.com/album/${album}`,
    ],
    [`https://open.spotify.com/embed/track/${album}`, 'spotify', `https://open.spotify.com/track/${album}`],
    // Apple Music
    [
      'https://music.apple.com/fr/album/x/1440857781?i=1440857784&uo=4',
      'apple-music',
      'https://music.apple.com/fr/album/x/1440857781?i=1440857784',
    ],
    [
      'https://geo.music.apple.com/fr/album/x/1440857781?at=11l',
      'apple-music',
      'https://geo.music.apple.com/fr/album/x/1440857781',
    ],
    // Deezer
    [
      'https://deezer.com/fr/album/302127?utm_campaign=clipboard',
      'deezer',
      'https://www.deezer.com/album/302127',
    ],
    // YouTube
    ['https://youtu.be/dQw4w9WgXcQ?si=xyz', 'youtube', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
    [
      'https://m.youtube.com/watch?v=dQw4w9WgXcQ&feature=share&t=10',
      'youtube',
      'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    ],
    [
      'https://music.youtube.com/playlist?list=OLAK5uy_abc&si=q',
      'youtube-music',
      'https://music.youtube.com/playlist?list=OLAK5uy_abc',
    ],
    // Others
    ['https://listen.tidal.com/browse/album/77646168/u', 'tidal', 'https://tidal.com/album/77646168'],
    [
      'https://music.amazon.fr/albums/B08X?trackAsin=B09&ref=dm',
      'amazon-music',
      'https://music.amazon.fr/albums/B08X?trackAsin=B09',
    ],
    [
      'https://soundcloud.com/nova/sets/ep?utm_medium=text#t=1',
      'soundcloud',
      'https://soundcloud.com/nova/sets/ep',
    ],
    ['https://nova.bandcamp.com/album/ep?from=search', 'bandcamp', 'https://nova.bandcamp.com/album/ep'],
    ['https://shop.example.org/vinyl?id=3', 'other', 'https://shop.example.org/vinyl?id=3'],
  ])('reads %s', (typed, platform, url) => {
    expect(recogniseLink(` ${typed} `)).toMatchObject({ platform, url });
    expect(recogniseLink(url)).toMatchObject({ platform, url });
  });

  it.each(['javascript:alert(1)', 'http://open.spotify.com/x', 'spotify:album:1', 'data:text/html,x', ''])(
    'refuses %j',
    (typed) => {
      expect(recogniseLink(typed)).toBeUndefined();
    },
  );

  it('does not recognise a host that only contains the name of a platform', () => {
    expect(recogniseLink('https://open.spotify.com.evil.example/album/1')?.platform).toBe('other');
    expect(recogniseLink('https://notdeezer.com/album/1')?.platform).toBe('other');
  });

  it.each([
    [`https://open.spotify.com/album/${album}`, `https://open.spotify.com/embed/album/${album}`],
    ['https://music.apple.com/fr/album/x/1?i=2', 'https://embed.music.apple.com/fr/album/x/1?i=2'],
    ['https://www.deezer.com/track/7', 'https://widget.deezer.com/widget/auto/track/7'],
    ['https://youtu.be/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
    ['https://tidal.com/album/5', 'https://embed.tidal.com/albums/5'],
    [
      'https://soundcloud.com/nova/ep',
      'https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2Fnova%2Fep',
    ],
  ])('returns the player of %s', (link, embed) => {
    expect(recogniseLink(link)?.embed).toBe(embed);
    expect(playerOrigins).toContain(new URL(embed).origin);
  });

  it.each([
    'https://open.spotify.com/show/1',
    'https://www.youtube.com/@nova',
    'https://music.amazon.fr/albums/B08X',
    'https://nova.bandcamp.com/album/ep',
    'https://www.deezer.com/album/7/../../x',
    'https://shop.example.org/',
  ])('returns no player for %s', (link) => {
    expect(recogniseLink(link)?.embed).toBeNull();
  });
});

it('isShortLink recognises the short links of vendors', () => {
  expect(isShortLink('https://spotify.link/abc')).toBe(true);
  expect(isShortLink('https://on.soundcloud.com/abc')).toBe(true);
  for (const link of [
    'https://vm.tiktok.com/x',
    'https://nova.lnk.to/x',
    'https://lnk.to/x',
    'https://a.co/x',
  ])
    expect([link, isShortLink(link)]).toEqual([link, true]);
  expect(isShortLink('https://lnk.to.example.com/x')).toBe(false);
  // YouTube's short link is recognised without a request.
  expect(isShortLink('https://youtu.be/dQw4w9WgXcQ')).toBe(false);
  expect(isShortLink('https://open.spotify.com/album/1')).toBe(false);
  expect(isShortLink('spotify.link')).toBe(false);
});

it('every platform but "other" has a name', () => {
  for (const platform of musicPlatforms)
    expect([platform, platformName(platform) === undefined]).toEqual([platform, platform === 'other']);
});
