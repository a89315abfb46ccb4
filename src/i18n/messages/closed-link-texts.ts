import type { Locale } from '../../domain/locale/locale.ts';
import { closedLink } from '../dictionaries/closed-link/index.ts';

/** The texts of the page for an invalid secret link, in each language. */
export const closedLinkTexts: Record<Locale, typeof closedLink.fr> = closedLink;
