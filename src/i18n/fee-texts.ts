import type { Locale } from '../domain/locale/locale.ts';
import { fee as en } from './dictionaries/en/fee.ts';
import { fee as es } from './dictionaries/es/fee.ts';
import { fee as fr } from './dictionaries/fr/fee.ts';
import { fee as pt } from './dictionaries/pt/fee.ts';
import type { FeeTexts } from './fee-text.ts';

const texts: Record<Locale, FeeTexts> = { fr, en, es, pt };

/** Returns the words of the fee in a language. For the server: an island imports the dictionary of its language alone. */
export const feeTexts = (locale: Locale): FeeTexts => texts[locale];
