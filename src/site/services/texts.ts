import type { ShownClaim } from '../../domain/claims/shown-claims.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { services as en } from '../../i18n/dictionaries/en/services.ts';
import { services as es } from '../../i18n/dictionaries/es/services.ts';
import { services as fr } from '../../i18n/dictionaries/fr/services.ts';
import { services as pt } from '../../i18n/dictionaries/pt/services.ts';
import { fillFigures } from '../../i18n/format-figure.ts';

export type ServicesTexts = typeof fr;
export type SharedTexts = ServicesTexts['shared'];
/** The sections that all three pages have. */
export type ServiceTexts = Pick<
  ServicesTexts['youtube'],
  'hero' | 'value' | 'stats' | 'steps' | 'reviews' | 'offer' | 'trust' | 'faq'
>;

const dictionaries: Record<Locale, ServicesTexts> = { fr, en, es, pt };
const filled = new WeakMap<ServicesTexts, ServicesTexts>();

/**
 * Returns the texts of the three landing pages with all editorial figures filled in. Those of a showcase are claims:
 * `resultTexts` fills them in.
 * @param t with the agency's own texts (`textsOf`); absent: the dictionary's
 */
export function servicesTexts(locale: Locale, t = dictionaries[locale]): ServicesTexts {
  const texts = filled.get(t) ?? fillPages(locale, t);
  filled.set(t, texts);
  return texts;
}

/** Returns the texts of a showcase with the figures of its claim. */
export const resultTexts = <T>(locale: Locale, t: T, { figures }: Pick<ShownClaim, 'figures'>): T =>
  fillAll(locale, t, figures);

function fillPages(locale: Locale, { meta, spotify, ...texts }: ServicesTexts): ServicesTexts {
  const { results: metaResults, ...metaPage } = meta;
  const { results: spotifyResults, ...spotifyPage } = spotify;
  return {
    ...fillAll(locale, texts),
    meta: { ...fillAll(locale, metaPage), results: metaResults },
    spotify: { ...fillAll(locale, spotifyPage), results: spotifyResults },
  };
}

function fillAll<T>(locale: Locale, value: T, claimed?: ShownClaim['figures']): T;
function fillAll(locale: Locale, value: unknown, claimed: ShownClaim['figures'] = {}): unknown {
  if (typeof value === 'string') return fillFigures(locale, value, claimed);
  if (Array.isArray(value)) return value.map((item) => fillAll(locale, item, claimed));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, fillAll(locale, item, claimed)]),
  );
}
