import type { ClaimDto } from '../../contracts/claim.ts';
import { figures, isFigureKey } from '../../domain/benchmarks/figures.ts';
import { claimKeys, declaredClaim, isClaimFigure } from '../../domain/claims/declared-claims.ts';
import { hasKnownTokens } from '../../domain/content/check.ts';
import type { ContentField } from '../../domain/content/fields.ts';
import type { ContentPart } from '../../domain/content/part.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { isViewsName, NAMED_BUDGET, type ViewsName } from '../../domain/simulator/named-campaign.ts';
import { formatEuro } from '../../i18n/format.ts';
import { formatClaim } from '../../i18n/format-claim.ts';
import { formatAmount, formatFigure } from '../../i18n/format-figure.ts';

const BRACES = /\{([^{}]*)\}/g;

/** Returns the names in braces of a text. */
export const namesIn = (text: string): string[] => [...text.matchAll(BRACES)].map(([, name = '']) => name);

/** Returns the names that a text of a field may contain: first those of its default text, in their order. */
export function knownNames(
  part: ContentPart,
  { tokens, also = [] }: ContentField,
  standard: string,
): string[] {
  const own = namesIn(standard);
  const others =
    tokens === 'figures'
      ? [...Object.keys(figures), ...claimed(part), ...viewsOf(part), ...also]
      : (tokens ?? []);
  return [...new Set([...own, ...others])];
}

/** The figures of the claims that the pages of a part show; other pages render a claim as a dash. */
const claimed = ({ pages }: ContentPart): string[] =>
  claimKeys
    .map(declaredClaim)
    .filter(({ places }) => places.some((place) => (pages as readonly string[]).includes(place)))
    .flatMap(({ figures: own }) => Object.keys(own).filter(isClaimFigure));

/** The views of a budget, which only pages with the frequent questions know; other pages render a dash. */
const viewsOf = ({ pages }: ContentPart): ViewsName[] =>
  pages.includes('/faq') ? ['estimate.budget', 'estimate.views'] : [];

/** Returns the text with a name in place of its first unknown one, else at the cursor, and where the name ends. */
export function withName(
  field: ContentField,
  text: string,
  name: string,
  cursor: number,
): { text: string; end: number } {
  const written = `{${name}}`;
  const wrong = [...text.matchAll(BRACES)].find(([braces]) => !hasKnownTokens(field, braces));
  const [from, to] = wrong ? [wrong.index, wrong.index + wrong[0].length] : [cursor, cursor];
  return { text: text.slice(0, from) + written + text.slice(to), end: from + written.length };
}

/** The figures behind the short names of single fields. */
const shortNames: Readonly<Record<string, (locale: Locale) => string>> = {
  first: (locale) => formatAmount(locale, 'count', figures['agency.firstResults'].value[0]),
  last: (locale) => formatAmount(locale, 'count', figures['agency.firstResults'].value[1]),
  days: (locale) => formatAmount(locale, 'count', figures['agency.minimumDays'].value),
  from: (locale) => formatFigure(locale, 'spotify.from'),
  budget: (locale) => formatEuro(locale, NAMED_BUDGET),
};
const shortClaims: Readonly<Record<string, string>> = {
  renewal: 'agency.renewal',
  independent: 'agency.independent',
};

/** Returns the text that a page shows for a name; a dash for a hidden claim, dots for views, which depend on the current table. */
export function writtenFor(locale: Locale, name: string, claims: readonly ClaimDto[]): string {
  const short = shortNames[name];
  if (short) return short(locale);
  const [key = '', part] = name.split('|');
  // They depend on the current table and on the agency's fee.
  if (isViewsName(key) || key === 'fee.terms') return '…';
  const figure = shortClaims[key] ?? key;
  if (isFigureKey(figure)) return formatFigure(locale, figure, part as 'low' | 'high');
  // A fact of the company, which the settings have.
  if (!isClaimFigure(figure)) return '…';
  const claim = claims.find(({ shown, figures: own }) => shown && own.some((one) => one.name === figure));
  const value = claim?.figures.find((one) => one.name === figure);
  return claim && value ? formatClaim(locale, value, claim.upwards) : '–';
}
