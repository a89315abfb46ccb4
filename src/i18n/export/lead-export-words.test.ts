import { describe, expect, it } from 'vitest';
import { destinations } from '../../domain/delivery/destinations.ts';
import { deliveryStates } from '../../domain/delivery/states.ts';
import { leadKinds, leadStatuses } from '../../domain/lead/lead-values.ts';
import { locales } from '../../domain/locale/locale.ts';
import { campaignTypes, platforms, regions } from '../../domain/simulator/inputs.ts';
import { leadExportWords } from './lead-export-words.ts';

const choice = {
  essential: true as const,
  analytics: true,
  marketing: false,
  functional: true,
  timestamp: '2026-11-02T12:00:00.000Z',
  version: '1',
};

describe.each(locales)('leadExportWords in %s', (locale) => {
  const words = leadExportWords(locale);

  it('has a different heading for each column', () => {
    const headings = Object.values(words.headings);
    expect(headings).toHaveLength(35);
    expect(new Set(headings).size).toBe(35);
    expect(headings.filter((heading) => !/^(?:utm_[a-z]+|\p{Lu}.+)$/u.test(heading))).toEqual([]);
  });

  it('has a word for each code', () => {
    const values = { kind: leadKinds, status: leadStatuses, campaignType: campaignTypes, country: regions };
    const told = (Object.keys(values) as (keyof typeof values)[]).flatMap((of) =>
      values[of].map((value) => words.name(of, value)),
    );
    const codes = Object.values(values).flat() as string[];
    expect(told.filter((word) => codes.includes(word) || !/^\p{Lu}/u.test(word))).toEqual([]);
    for (const platform of [...platforms, 'spotify_ads', 'youtube_ads'])
      expect(words.name('platform', platform)).toMatch(/^(?:YouTube|Meta|TikTok|Spotify)$/);
    expect(words.name('platform', 'unknown')).toMatch(/^\p{Lu}\p{Ll}/u);
    expect(words.name('platform', 'unknown')).not.toBe('Unknown');
    expect(words.name('source', 'direct')).not.toBe('direct');
    expect(words.name('source', 'example.org')).toBe('example.org');
  });

  it('has words for each state of a delivery and each choice of cookies', () => {
    const told = { attempts: 2, lastStatus: 500, lastError: null };
    for (const state of deliveryStates)
      for (const destination of destinations) {
        const text = words.deliveries([{ ...told, destination, state }]);
        expect(text).toMatch(/^\p{Lu}[\p{L}-]+ · \p{Lu}[\p{L} ]+ · \p{Lu}\p{L}+ 2 · \p{L}+ \(\p{L}+ 500\)$/u);
      }
    const none = { ...choice, analytics: false, functional: false };
    const texts = [words.consent(null), words.consent(none), words.consent(choice), words.deliveries([])];
    expect(new Set(texts).size).toBe(4);
    expect(texts.join()).not.toMatch(/\{\w+\}|undefined|essential/);
  });
});

it('leadExportWords separates cells by the character that spreadsheets of the language expect', () => {
  expect(locales.map((locale) => leadExportWords(locale).separator)).toEqual([';', ',', ';', ';']);
});

it('leadExportWords uses the words of the back office for deliveries, cookies and languages', () => {
  const fr = leadExportWords('fr');
  const pending = {
    destination: 'simulator',
    state: 'pending',
    attempts: 3,
    lastStatus: null,
    lastError: 'timeout',
  } as const;
  const sent = {
    ...pending,
    destination: 'contact',
    state: 'delivered',
    attempts: null,
    lastError: null,
  } as const;
  expect(fr.deliveries([pending, sent])).toBe(
    'Simulateur · En attente · Essai 3 · timeout, Contact · Transmis',
  );
  expect(fr.consent(choice)).toBe('Cookies acceptés\u00a0: Mesure d’audience, Fonctionnels');
  expect(leadExportWords('en').consent(choice)).toBe('Cookies accepted: Analytics, Functional');
  expect(fr.name('locale', 'pt')).toBe('Portugais');
  expect(fr.name('browser', 'other mobile')).toBe('Autre mobile');
});
