import type { Locale } from '../domain/locale/locale.ts';
import { closedLink } from './dictionaries/closed-link/index.ts';

/** The words of a secret link that opens nothing, in each language. */
export const closedLinkTexts: Record<Locale, typeof closedLink.fr> = closedLink;
