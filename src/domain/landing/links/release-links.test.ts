import { expect, it } from 'vitest';
import { landingContent } from '../../../../tests/landing/landing-content.ts';
import { checkContent, shownLinks, typedLinks } from '../check-content.ts';
import { buttonAddress, waitingRows } from './release-links.ts';

const RELEASE = Date.parse('2026-12-04T23:00:00Z');
const BEFORE = RELEASE - 1;
const SPOTIFY = 'https://open.spotify.com/album/1';
const DEEZER = 'https://www.deezer.com/album/1';
const PRESAVE = 'https://presave.example/nova';
const content = landingContent();
const shared = {
  ...content.shared,
  actionLink: `${SPOTIFY}?si=abc`,
  releaseAt: RELEASE,
  platforms: content.shared.platforms.map((row) => ({
    ...row,
    presave: row.platform === 'spotify' ? PRESAVE : '',
  })),
};
const urls = (links: readonly { url: string }[]) => links.map(({ url }) => url).filter((url) => url !== '');

it('a button with the ordinary address of a row gets the row’s pre-save address until the release', () => {
  expect(buttonAddress(shared, 'before', `${SPOTIFY}?si=abc`)).toEqual({ href: PRESAVE, isPresave: true });
  expect(buttonAddress(shared, 'before', DEEZER)).toEqual({ href: undefined, isPresave: false });
  expect(buttonAddress(shared, 'out', SPOTIFY)).toEqual({ href: SPOTIFY, isPresave: false });
  // The address of a single that is out already, and any other address, are not changed.
  const single = 'https://open.spotify.com/track/2';
  expect(buttonAddress(shared, 'before', single)).toEqual({ href: single, isPresave: false });
  expect(buttonAddress(shared, 'before', '')).toEqual({ href: undefined, isPresave: false });
});

it('a page links only to pre-save addresses before the release, and to the ordinary ones from its moment on', () => {
  expect(urls(shownLinks(shared, BEFORE))).toEqual([PRESAVE]);
  expect(urls(shownLinks(shared, RELEASE))).toEqual([`${SPOTIFY}?si=abc`, SPOTIFY, DEEZER]);
  // The check reads the links of both stages.
  expect(urls(typedLinks(shared, BEFORE))).toEqual([`${SPOTIFY}?si=abc`, SPOTIFY, PRESAVE, DEEZER]);
});

it('checkContent warns of a button that opens a platform of the release before its moment', () => {
  const early = (actionLink: string, now = BEFORE) =>
    checkContent({ ...content, shared: { ...shared, actionLink } }, ['fr'], new Map(), now)
      .filter(({ code }) => code === 'button_early')
      .map(({ field }) => field);
  // The release at another address, or a single that is out: only the editor can tell.
  expect(early('https://open.spotify.com/album/2')).toEqual(['shared.actionLink']);
  expect(early('https://open.spotify.com/album/2', RELEASE)).toEqual([]);
  expect(early(SPOTIFY)).toEqual([]);
  expect(early('https://shop.example/nova')).toEqual([]);
  expect(early('https://music.apple.com/fr/album/x/1440857781')).toEqual([]);
});

it('checkContent reports platforms without a pre-save address, and an incomplete pre-save address', () => {
  const found = (changes: object, now: number) =>
    checkContent({ ...content, shared: { ...shared, ...changes } }, ['fr'], new Map(), now).filter(
      ({ field }) => field?.startsWith('shared.platforms.'),
    );
  expect(waitingRows(shared, BEFORE).map(({ platform }) => platform)).toEqual(['deezer']);
  expect(found({}, BEFORE)).toEqual([
    { code: 'presave_missing', field: 'shared.platforms.bbbb2222.presave', locale: null, value: null },
  ]);
  expect(found({}, RELEASE)).toEqual([]);
  expect(found({ releaseAt: null }, BEFORE)).toEqual([]);
  const wrong = shared.platforms.map((row) => ({ ...row, presave: 'presave.example' }));
  expect(found({ platforms: wrong }, BEFORE).map(({ code }) => code)).toEqual([
    'link_invalid',
    'link_invalid',
  ]);
});
