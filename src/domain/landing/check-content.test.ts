import { expect, it } from 'vitest';
import { landingContent } from '../../../tests/landing/landing-content.ts';
import { type CheckedPicture, checkContent } from './check-content.ts';
import type { LandingContent } from './landing-page.ts';

const NOW = 1_000_000;
const ready: CheckedPicture = { state: 'ready', alt: { fr: 'Nova sur scène' }, decorative: false };
const shared = (changes: Partial<LandingContent['shared']>, content = landingContent()): LandingContent => ({
  ...content,
  shared: { ...content.shared, picture: 'p', ...changes },
});
const problems = (
  content: LandingContent,
  languages: ('fr' | 'en')[] = ['fr'],
  pictures: [string, CheckedPicture][] = [['p', ready]],
) => checkContent(content, languages, new Map(pictures), NOW);
const codes = (...all: Parameters<typeof problems>) =>
  problems(...all).map(({ code, field }) => [code, field]);

it('checkContent returns no problem for a complete content', () => {
  expect(problems(shared({}))).toEqual([]);
});

it('checkContent reports links that are not complete https addresses, and rows without a link', () => {
  const [row] = landingContent().shared.platforms;
  if (!row) throw new Error('The content has no row.');
  expect(
    codes(
      shared({
        actionLink: 'http://a.example',
        platforms: [{ ...row, url: '' }],
        social: { spotify: 'spotify.com', youtube: '', instagram: '', tiktok: '' },
      }),
    ),
  ).toEqual([
    ['link_invalid', 'shared.actionLink'],
    ['link_invalid', 'shared.social.spotify'],
    ['button_incomplete', 'shared.platforms.aaaa1111.url'],
  ]);
});

it('checkContent ignores sections that are switched off', () => {
  const content = shared({ heroLink: 'nowhere', callLink: 'nowhere' });
  const { sections } = content.shared;
  const off = { ...sections, hero: false, call: false, social: false };
  expect(problems(shared({ heroLink: 'nowhere', callLink: 'nowhere', sections: off }))).toEqual([]);
  expect(codes(content)).toContainEqual(['link_invalid', 'shared.heroLink']);
});

it('checkContent requires an alternative text in each language to publish, unless the picture is decorative', () => {
  const both = shared({}, landingContent('Nova', ['fr', 'en']));
  expect(problems(both, ['fr', 'en'])).toEqual([
    { code: 'alt_missing', field: 'shared.picture', locale: 'en', value: null },
  ]);
  expect(problems(both, ['fr', 'en'], [['p', { ...ready, decorative: true }]])).toEqual([]);
  expect(codes(both, ['fr'], [])).toEqual([['picture_missing', 'shared.picture']]);
  expect(codes(both, ['fr'], [['p', { ...ready, state: 'processing' }]])).toEqual([
    ['picture_processing', 'shared.picture'],
  ]);
});

it('checkContent reports missing texts that another language has, and a language without texts', () => {
  const content = shared({}, landingContent('Nova', ['fr', 'en']));
  const { en } = content.texts;
  if (!en) throw new Error('The content has no English.');
  const lacking = { ...content, texts: { ...content.texts, en: { ...en, hero: { ...en.hero, title: '' } } } };
  const { fr } = content.texts;
  if (!fr) throw new Error('The content has no French.');
  const written = {
    ...lacking,
    texts: { ...lacking.texts, fr: { ...fr, hero: { ...fr.hero, title: 'Nova' } } },
  };
  expect(codes(written, ['en'], [['p', { ...ready, decorative: true }]])).toEqual([
    ['text_missing', 'texts.en.hero.title'],
  ]);
  expect(codes(shared({}), ['fr', 'en'], [['p', { ...ready, decorative: true }]])).toEqual([
    ['language_missing', null],
  ]);
});

it('checkContent warns of long titles, close colours, moments in the past and a missing picture', () => {
  const content = landingContent('x'.repeat(61));
  const late = shared(
    {
      picture: null,
      primary: '#333333',
      releaseAt: NOW,
      event: { startsAt: NOW - 1, place: '', soldOut: false },
    },
    content,
  );
  expect(codes(late)).toEqual([
    ['share_picture_missing', 'shared.picture'],
    ['colours_close', 'shared.secondary'],
    ['release_past', 'shared.releaseAt'],
    ['event_past', 'shared.event.startsAt'],
    ['title_long', 'texts.fr.title'],
  ]);
});
