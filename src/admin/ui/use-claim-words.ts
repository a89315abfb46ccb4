import type { ClaimDto } from '../../contracts/claim.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { formatClaim } from '../../i18n/format-claim.ts';
import { useLanguage } from '../texts.ts';

/** Returns functions that format a claim for the register: its figure, the figure with its label, and its pages. */
export function useClaimWords() {
  const { locale, t } = useLanguage();
  const value = ({ figures, upwards }: ClaimDto): string => {
    const [only, ...more] = figures;
    return only && more.length === 0 ? formatClaim(locale, only, upwards) : t.claims.several;
  };
  const name = (claim: ClaimDto): string =>
    claim.figures.length === 1 ? `${value(claim)} ${claim.label[locale]}` : claim.label[locale];
  const places = ({ places, custom }: Pick<ClaimDto, 'places' | 'custom'>): string => {
    const names: Readonly<Record<string, string>> = t.claims.places;
    return custom ? t.claims.ownPage : places.map((path) => names[path] ?? path).join(', ');
  };
  return { value, name, places };
}

/** The distinct labels of claims: claims about one subject may be worded differently on different pages. */
export const labelsOf = (claims: readonly ClaimDto[], locale: Locale): string =>
  [...new Set(claims.map(({ label }) => label[locale]))].join(' / ');
