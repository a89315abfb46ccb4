import type { ShownClaim } from '../../domain/claims/shown-claims.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import type { CostFigures } from '../../domain/simulator/cost-cells.ts';
import { services as dictionaries } from '../../i18n/dictionaries/services/index.ts';
import { fillFigures } from '../../i18n/format-figure.ts';
import { viewsTokens } from '../../i18n/money/views-tokens.ts';

export type ServicesTexts = typeof dictionaries.fr;
export type SharedTexts = ServicesTexts['shared'];
/** The sections that all three pages have. */
export type ServiceTexts = Pick<
  ServicesTexts['youtube'],
  'hero' | 'value' | 'stats' | 'steps' | 'reviews' | 'offer' | 'trust' | 'faq'
>;
/** The filled texts, cached by the texts and the figures of the table in force: both are the same objects until they change. */
const filled = new WeakMap<ServicesTexts, WeakMap<object, ServicesTexts>>();
const BUILT_IN: object = {};

/**
 * Returns the texts of the three landing pages with all editorial figures and the views of a budget filled in. Those of a
 * showcase are claims: `resultTexts` fills them in.
 * @param t with the agency's own texts (`textsOf`); absent: the dictionary's
 * @param costs the saved cost table in force; absent: the code's own
 */
export function servicesTexts(
  locale: Locale,
  t = dictionaries[locale],
  costs?: { figures: CostFigures },
): ServicesTexts {
  const ofTexts = filled.get(t) ?? new WeakMap<object, ServicesTexts>();
  filled.set(t, ofTexts);
  const texts = ofTexts.get(costs ?? BUILT_IN) ?? fillPages(locale, t, viewsTokens(locale, costs));
  ofTexts.set(costs ?? BUILT_IN, texts);
  return texts;
}

/** Returns the texts of a showcase with the figures of its claim. */
export const resultTexts = <T>(locale: Locale, t: T, { figures }: Pick<ShownClaim, 'figures'>): T =>
  fillAll(locale, t, figures);

function fillPages(locale: Locale, { meta, spotify, ...texts }: ServicesTexts, views: Given): ServicesTexts {
  const { results: metaResults, ...metaPage } = meta;
  const { results: spotifyResults, ...spotifyPage } = spotify;
  return {
    ...fillAll(locale, texts, views),
    meta: { ...fillAll(locale, metaPage, views), results: metaResults },
    spotify: { ...fillAll(locale, spotifyPage, views), results: spotifyResults },
  };
}

/** The placeholders that texts may contain besides the editorial figures. */
type Given = Parameters<typeof fillFigures>[2];

function fillAll<T>(locale: Locale, value: T, given: Given): T;
function fillAll(locale: Locale, value: unknown, given: Given): unknown {
  if (typeof value === 'string') return fillFigures(locale, value, given);
  if (Array.isArray(value)) return value.map((item) => fillAll(locale, item, given));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fillAll(locale, item, given)]));
}
