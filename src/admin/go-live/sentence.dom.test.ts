import { describe, expect, it } from 'vitest';
import { checkWith } from '../../../tests/go-live.ts';
import { checkKeys, goLiveChecks } from '../../domain/go-live/checks.ts';
import { probeCauses } from '../../domain/go-live/facts.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { locales } from '../../domain/locale/locale.ts';
import { loadTexts } from '../texts.ts';
import { formatBytes } from './format-bytes.ts';
import { sentenceOf } from './sentence.ts';

const texts = Object.fromEntries(
  await Promise.all(locales.map(async (locale) => [locale, await loadTexts(locale)] as const)),
) as Record<Locale, Awaited<ReturnType<typeof loadTexts>>>;
const say = (check: Parameters<typeof sentenceOf>[0], locale: Locale = 'fr') =>
  sentenceOf(check, locale, texts[locale]).replaceAll('\u00a0', ' ');

const facts = {
  count: 2,
  total: 3,
  names: ['x'],
  counts: { leads: 2 },
  at: '2026-11-22T17:04:00.000Z',
  until: '2027-02-18T12:00:00.000Z',
  newest: '2026-11-22T03:12:00.000Z',
  bytes: 214_000_000,
  cause: 'timeout',
  address: 'https://www.agence.fr',
};

describe.each(locales)('in %s', (locale) => {
  it('every outcome of every check has its own sentence, with all of its facts', () => {
    for (const key of checkKeys) {
      const outcomes = Object.keys(goLiveChecks[key].outcomes);
      const sentences = outcomes.map((outcome) => say(checkWith(key, outcome as never, facts), locale));
      expect(new Set([...sentences, texts[locale].goLive.broken]).size).toBe(outcomes.length + 1);
      expect(sentences.filter((sentence) => /[{}]|undefined/.test(sentence))).toEqual([]);
      expect(Object.keys(texts[locale].goLive.checks[key].outcomes)).toEqual(outcomes);
    }
  });

  it('every cause that a server can give has its words', () => {
    const { causes } = texts[locale].goLive;
    for (const cause of [...probeCauses, 'invalid', 'unreachable', 'not_configured'])
      expect(causes).toHaveProperty(cause);
  });
});

it('the sentences use the singular and the plural, and the names of the settings', () => {
  expect(say(checkWith('company', 'missing', { count: 2, names: ['vatNumber', 'registryCode'] }))).toBe(
    'Il manque : numéro de TVA et numéro d’immatriculation.',
  );
  expect(say(checkWith('company', 'missing', { count: 2, names: ['vatNumber', 'name'] }), 'en')).toBe(
    'Missing: VAT number and company name.',
  );
  const silent = (count: number, names: string[]) =>
    say(checkWith('booking', 'silent', { count, total: 4, names }));
  expect(silent(1, ['tiktok'])).toBe('1 URL sur 4 ne répond pas : TikTok.');
  expect(silent(2, ['meta', 'tiktok'])).toBe('2 URL sur 4 ne répondent pas : Meta et TikTok.');
  expect(say(checkWith('demo', 'rows', { count: 59, counts: { leads: 58, campaigns: 1 } }))).toBe(
    'Encore en base : 58 prospects et 1 campagne.',
  );
});

it('the sentences contain times in the agency’s time zone, and sizes', () => {
  const at = '2026-11-22T17:04:00.000Z';
  expect(say(checkWith('mail', 'sent', { at }))).toBe('Message d’essai accepté le 22 nov., 18:04.');
  expect(say(checkWith('backup', 'made', { at, bytes: 214_000_000 }))).toBe(
    'Faite le 22 nov., 18:04, 214 Mo, hors du dossier de données.',
  );
  expect(say(checkWith('mail', 'failing', { at, cause: 'credentials' }))).toBe(
    'Le message d’essai du 22 nov., 18:04 n’est pas parti. Identifiant ou mot de passe refusé.',
  );
});

it.each([
  [0, '0 ko'],
  [1500, '1,5 ko'],
  [999_000, '999 ko'],
  [1_230_000, '1,2 Mo'],
  [4_000_000_000, '4 Go'],
])('the size of %d bytes is written as %s', (bytes, written) => {
  expect(formatBytes('fr', bytes)).toBe(written.replace(' ', '\u00a0'));
});

it('an outcome of a newer server is reported as a failed check', () => {
  expect(say({ ...checkWith('demo', 'none'), outcome: 'new' })).toBe(texts.fr.goLive.broken);
});
