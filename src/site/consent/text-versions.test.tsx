import { createHash } from 'node:crypto';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { saysArtistIsTold, saysServerTells } from '../../domain/consent/server-tells.ts';
import {
  ARTIST_TEXT_VERSION,
  COMBINED_TEXT_VERSION,
  CONSENT_TEXT_VERSION,
} from '../../domain/consent/text-versions.ts';
import { locales } from '../../domain/locale/locale.ts';
import { combined, consentTexts } from '../../i18n/consent-texts/index.ts';
import { artistConsent } from '../../i18n/dictionaries/artist-consent/index.ts';
import { dictionaryOf } from '../../i18n/dictionary.ts';
import { artistQuestion } from '../../i18n/landing/artist-question.ts';
import { ConsentBanner } from './ConsentBanner.tsx';

/** The digest of each version's wording in all languages. Proofs refer to a version: add entries, never change one. */
const wordings: Record<string, string> = {
  '2026-11': 'woHJ8u6AC7QELqYu',
  '2026-11-21': 'yQGVh2bbuCZAZAYH',
  '2026-11-21.2': '8uHqHjwcHQ14aNkz',
  '2026-11-22': 'Wuw99tn106-BMvXt',
  '2026-11-28': 'Y-2n3MULZCOnKRlL',
  '2026-11-28.2': 'S4-h7aOLBWyzR7nv',
  '2026-11-29': '7XhS4WyckJMk-sRY',
  '2026-11-29.2': 'i5tFWWjZ-3CZxMaD',
  '2026-11-29.3': '_UchWBQ0qVZzr4te',
  '2026-11-29.4': '7e9v1UahhilWGiZN',
  '2026-11-30': 'I6yG3oPQIRtWlFmM',
  '2026-11-30.artist': 'h1aOSauYNdYANLyX',
  '2026-11-30.2': 'I6yG3oPQIRtWlFmM',
  '2026-11-30.artist.2': 'VZltXKFgj6RUi8QP',
  '2026-11-30.both': 'XYN1VPGOhAxjjtoL',
};

const digestOf = (texts: unknown) =>
  createHash('sha256').update(JSON.stringify(texts)).digest('base64url').slice(0, 16);

it.each(Object.entries(wordings))('the wording of %s is kept as visitors saw it', (version, digest) => {
  expect(digestOf(locales.map((locale) => consentTexts[version]?.[locale]))).toBe(digest);
});

it('CONSENT_TEXT_VERSION is the version of the wording that visitors see', () => {
  const digest = digestOf(locales.map((locale) => dictionaryOf(locale).consent));
  expect(
    { [CONSENT_TEXT_VERSION]: digest },
    'The wording changed: give it a new CONSENT_TEXT_VERSION, and add the version here.',
  ).toEqual({ [CONSENT_TEXT_VERSION]: wordings[CONSENT_TEXT_VERSION] });
});

it('ARTIST_TEXT_VERSION is the version of the question of an artist that visitors see', () => {
  expect(
    locales.map((locale) => artistConsent[locale]),
    'The wording changed: give it a new ARTIST_TEXT_VERSION, and add the version.',
  ).toEqual(locales.map((locale) => consentTexts[ARTIST_TEXT_VERSION]?.[locale]));
});

it('COMBINED_TEXT_VERSION is the version of the banner that asks for the site and an artist at once', () => {
  expect(
    locales.map((locale) => combined(dictionaryOf(locale).consent, artistConsent[locale])),
    'The wording changed: give it a new COMBINED_TEXT_VERSION, and add the version.',
  ).toEqual(locales.map((locale) => consentTexts[COMBINED_TEXT_VERSION]?.[locale]));
});

it.each(locales)('each banner says the words of the version that its proofs get, in %s', (locale) => {
  const names = { artist: 'Nova', brand: 'BBS', tags: { metaPixel: { id: '1' } } };
  const artist = {
    question: { page: 'p1', ...names },
    words: artistQuestion(locale, artistConsent[locale], names),
  };
  for (const asked of [undefined, artist]) {
    const t = dictionaryOf(locale).consent;
    const html = renderToStaticMarkup(
      <ConsentBanner t={t} tags={{}} cookiesHref="/cookies" artist={asked} />,
    ).replaceAll('&#x27;', "'");
    const version = / data-text="([^"]+)"/.exec(html)?.[1] ?? '';
    const { line, title, text } = consentTexts[version]?.[locale] ?? { title: '?', text: '?' };
    const said = (words: string) =>
      words.replaceAll('{artist}', 'Nova').replaceAll('{brand}', 'BBS').replaceAll('{platforms}', 'Meta');
    expect(html).toContain(`<strong>${title}</strong> ${said(text)} <a`);
    expect(html.includes('class="consent-artist"')).toBe(line !== undefined);
    expect(html).toContain(said(line ?? ''));
  }
});

it('the wording that visitors see says that the server tells ad platforms too', () => {
  for (const version of [CONSENT_TEXT_VERSION, COMBINED_TEXT_VERSION])
    expect([false, true].map((is) => saysServerTells(version, is))).toEqual([true, true]);
  expect([ARTIST_TEXT_VERSION, COMBINED_TEXT_VERSION].map(saysArtistIsTold)).toEqual([true, true]);
  expect(saysServerTells(ARTIST_TEXT_VERSION, false)).toBe(false);
  expect(consentTexts[CONSENT_TEXT_VERSION]?.en.dialog.categories.marketing?.text).toContain('Our server');
});
