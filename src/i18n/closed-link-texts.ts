import type { Locale } from '../domain/locale/locale.ts';
import { closedLink as en } from './dictionaries/en/closed-link.ts';
import { closedLink as es } from './dictionaries/es/closed-link.ts';
import { closedLink as fr } from './dictionaries/fr/closed-link.ts';
import { closedLink as pt } from './dictionaries/pt/closed-link.ts';

/** The words of a secret link that opens nothing, in each language. */
export const closedLinkTexts: Record<Locale, typeof fr> = { fr, en, es, pt };
