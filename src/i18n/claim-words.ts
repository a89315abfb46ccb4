import type { Texts } from '../domain/claims/claim.ts';
import type { ClaimKey } from '../domain/claims/declared-claims.ts';
import { type Locale, locales } from '../domain/locale/locale.ts';
import { home as homeEn } from './dictionaries/en/home.ts';
import { hub as hubEn } from './dictionaries/en/hub.ts';
import { ourFigures as figuresEn } from './dictionaries/en/our-figures.ts';
import { services as servicesEn } from './dictionaries/en/services.ts';
import { home as homeEs } from './dictionaries/es/home.ts';
import { hub as hubEs } from './dictionaries/es/hub.ts';
import { ourFigures as figuresEs } from './dictionaries/es/our-figures.ts';
import { services as servicesEs } from './dictionaries/es/services.ts';
import { home as homeFr } from './dictionaries/fr/home.ts';
import { hub as hubFr } from './dictionaries/fr/hub.ts';
import { ourFigures as figuresFr } from './dictionaries/fr/our-figures.ts';
import { services as servicesFr } from './dictionaries/fr/services.ts';
import { home as homePt } from './dictionaries/pt/home.ts';
import { hub as hubPt } from './dictionaries/pt/hub.ts';
import { ourFigures as figuresPt } from './dictionaries/pt/our-figures.ts';
import { services as servicesPt } from './dictionaries/pt/services.ts';

type Words = Record<ClaimKey, string>;

/** The words beside each claim, from the very texts of the pages where it stands beside words of its own. */
function wordsIn(
  counters: typeof homeFr.hero.counters,
  { shared: { stats } }: typeof servicesFr,
  hub: typeof hubFr,
  { labels }: typeof figuresFr,
): Words {
  return {
    'campaigns-home': counters.campaigns,
    'campaigns-services': stats.campaigns,
    'artists-home': counters.artists,
    'artists-services': stats.artists,
    'views-home': counters.views,
    'views-services': stats.views,
    'plays-services': stats.plays,
    countries: counters.countries,
    'artists-trained': hub.stats.artists,
    'budget-optimised': hub.stats.budget,
    'return-target': hub.benchmarks.return,
    ...labels,
  };
}

const words: Record<Locale, Words> = {
  fr: wordsIn(homeFr.hero.counters, servicesFr, hubFr, figuresFr),
  en: wordsIn(homeEn.hero.counters, servicesEn, hubEn, figuresEn),
  es: wordsIn(homeEs.hero.counters, servicesEs, hubEs, figuresEs),
  pt: wordsIn(homePt.hero.counters, servicesPt, hubPt, figuresPt),
};
const figureWords: Record<Locale, Readonly<Record<string, string>>> = {
  fr: figuresFr.figures,
  en: figuresEn.figures,
  es: figuresEs.figures,
  pt: figuresPt.figures,
};

/** The words of the declared claims on the pages. */
export const claimWords = {
  label: (key: ClaimKey): Texts =>
    Object.fromEntries(locales.map((locale) => [locale, words[locale][key]])) as Texts,
  figure: (locale: Locale, name: string): string => figureWords[locale][name] ?? '',
};
