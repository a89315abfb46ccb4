import type { ShownClaim } from '../domain/claims/shown-claims.ts';
import { type Locale, localizePath } from '../domain/locale/locale.ts';
import { ourFigures as en } from './dictionaries/en/our-figures.ts';
import { ourFigures as es } from './dictionaries/es/our-figures.ts';
import { ourFigures as fr } from './dictionaries/fr/our-figures.ts';
import { ourFigures as pt } from './dictionaries/pt/our-figures.ts';

/** The texts of the page of the figures. */
export const figureTexts: Record<Locale, typeof fr> = { fr, en, es, pt };

/** The page that says on which basis each claim stands, without language prefix. */
export const FIGURES_PATH = '/nos-chiffres';

export interface ClaimSource {
  href: string;
  text: string;
}

/** Returns the link from a claim to its basis; `undefined` for a claim without a basis. */
export function claimSource(locale: Locale, claim: ShownClaim | undefined): ClaimSource | undefined {
  if (!claim?.basis) return undefined;
  const { source, sources } = figureTexts[locale];
  const many = Object.keys(claim.figures).length > 1;
  return { href: `${localizePath(locale, FIGURES_PATH)}#${claim.id}`, text: many ? sources : source };
}
