import type { ShownClaim } from '../../domain/claims/shown-claims.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { formatClaim } from '../../i18n/format-claim.ts';

/** Returns functions that read a figure of a showcase by its name: as the language writes it, and as a number. */
export function showcaseFigures(locale: Locale, { figures }: Pick<ShownClaim, 'figures'>) {
  const figureOf = (name: string) => {
    const figure = figures[name];
    if (!figure) throw new Error(`The claim has no figure ${name}.`);
    return figure;
  };
  return {
    text: (name: string) => formatClaim(locale, figureOf(name), false),
    value: (name: string) => figureOf(name).value,
  };
}
