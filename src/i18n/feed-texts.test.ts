import { describe, expect, it } from 'vitest';
import { locales } from '../domain/locale/locale.ts';
import { feedTexts } from './feed-texts.ts';

describe('timeAgo', () => {
  it.each([
    [{ unit: 'today' }, 'aujourd’hui'],
    [{ unit: 'day', count: 1 }, 'hier'],
    [{ unit: 'day', count: 2 }, 'avant-hier'],
    [{ unit: 'day', count: 3 }, 'il y a 3 jours'],
    [{ unit: 'week', count: 1 }, 'il y a 1 semaine'],
    [{ unit: 'week', count: 2 }, 'il y a 2 semaines'],
    [{ unit: 'month', count: 5 }, 'il y a 5 mois'],
    [{ unit: 'year', count: 1 }, 'il y a 1 an'],
    [{ unit: 'year', count: 2 }, 'il y a 2 ans'],
  ] as const)('returns for %j in French: %s', (time, text) => {
    expect(feedTexts.timeAgo('fr', time)).toBe(text);
  });

  it('uses the singular and the plural of every language', () => {
    const said = locales.flatMap((locale) =>
      [1, 3].map((count) => feedTexts.timeAgo(locale, { unit: 'month', count })),
    );
    expect(said).toEqual([
      'il y a 1 mois',
      'il y a 3 mois',
      '1 month ago',
      '3 months ago',
      'hace 1 mes',
      'hace 3 meses',
      'há 1 mês',
      'há 3 meses',
    ]);
  });
});

it('date formats a day with the name of the month', () => {
  const first = Date.UTC(2026, 8, 1, 23, 59);
  expect(locales.map((locale) => feedTexts.date(locale, first))).toEqual([
    '1er septembre 2026',
    '1 September 2026',
    '1 de septiembre de 2026',
    '1º de setembro de 2026',
  ]);
  expect(feedTexts.date('fr', Date.UTC(2026, 8, 12))).toBe('12 septembre 2026');
});

it('reason returns the documented sentences', () => {
  const reason = (code: 'status' | 'invalid', detail?: string) =>
    feedTexts.reason('fr', 'reviews', { code, detail });
  expect(reason('status', '503')).toBe('Erreur Featurable API: 503');
  expect(reason('invalid')).toBe('Format de données invalide');
  expect(feedTexts.reason('fr', 'articles', { code: 'timeout' })).toBe(
    'Chargement des articles temporairement indisponible',
  );
});

it('platform returns the name of a source, even if it is the name of a property of Object.prototype', () => {
  expect(feedTexts.platform('fr', 'google')).toBe('Google');
  expect(feedTexts.platform('en', 'demo')).toBe('Example');
  expect(feedTexts.platform('en', 'constructor')).toBe('constructor');
});
