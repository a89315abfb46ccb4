import type { ShownClaim } from '../domain/claims/shown-claims.ts';
import { type Locale, localizePath } from '../domain/locale/locale.ts';
import { ourFigures } from './dictionaries/our-figures/index.ts';
import { fill } from './format.ts';

/** The texts of the page of the figures. */
export const figureTexts: Record<Locale, typeof ourFigures.fr> = ourFigures;

/** Path of the page that shows the basis of each claim, without language prefix. */
export const FIGURES_PATH = '/nos-chiffres';

export interface ClaimSource {
  href: string;
  text: string;
}

/** Returns whether a claim is a documented, unconfirmed example, which is shown only with demo data. */
export const isExample = ({ checkedOn }: ShownClaim): boolean => checkedOn === null;

/**
 * Returns the link from a claim to its basis, or to the notice that it is an example; `undefined` for a confirmed claim
 * without a basis.
 */
export function claimSource(locale: Locale, claim: ShownClaim | undefined): ClaimSource | undefined {
  if (!claim?.basis && !(claim && isExample(claim))) return undefined;
  const t = figureTexts[locale];
  const many = Object.keys(claim.figures).length > 1;
  const [one, several] = isExample(claim) ? [t.exampleSource, t.exampleSources] : [t.source, t.sources];
  return { href: `${localizePath(locale, FIGURES_PATH)}#${claim.id}`, text: many ? several : one };
}

/**
 * Returns the note above figures of which some are examples: the mark `Exemple`, and a text that names them; `undefined` if all
 * are confirmed.
 */
export function exampleNote(
  locale: Locale,
  figures: readonly { claim: ShownClaim; label: string }[],
): { mark: string; text: string } | undefined {
  const examples = figures.filter(({ claim }) => isExample(claim));
  if (examples.length === 0) return undefined;
  const { mark, all, some } = figureTexts[locale].examples;
  const names = examples.map(({ label }) => label).join(', ');
  return { mark, text: examples.length === figures.length ? all : fill(some, { names }) };
}
