import type { Texts } from '../domain/claims/claim.ts';
import type { ClaimKey } from '../domain/claims/declared-claims.ts';
import { type Locale, locales } from '../domain/locale/locale.ts';
import { home } from './dictionaries/home/index.ts';
import { hub } from './dictionaries/hub/index.ts';
import { ourFigures } from './dictionaries/our-figures/index.ts';
import { services } from './dictionaries/services/index.ts';

type Words = Record<ClaimKey, string>;

/** Returns the words beside each claim: the same dictionary texts that the pages show, if they have their own words for it. */
function wordsIn(locale: Locale): Words {
  const { counters } = home[locale].hero;
  const { stats } = services[locale].shared;
  return {
    'campaigns-home': counters.campaigns,
    'campaigns-services': stats.campaigns,
    'artists-home': counters.artists,
    'artists-services': stats.artists,
    'views-home': counters.views,
    'views-services': stats.views,
    'plays-services': stats.plays,
    countries: counters.countries,
    'artists-trained': hub[locale].stats.artists,
    'budget-optimised': hub[locale].stats.budget,
    'return-target': hub[locale].benchmarks.return,
    ...ourFigures[locale].labels,
  };
}

const words = Object.fromEntries(locales.map((locale) => [locale, wordsIn(locale)])) as Record<Locale, Words>;

/** The words of the declared claims on the pages. */
export const claimWords = {
  label: (key: ClaimKey): Texts =>
    Object.fromEntries(locales.map((locale) => [locale, words[locale][key]])) as Texts,
  figure: (locale: Locale, name: string): string =>
    (ourFigures[locale].figures as Readonly<Record<string, string>>)[name] ?? '',
};
