import type { Locale } from '../domain/locale/locale.ts';
import { fee as texts } from './dictionaries/fee/index.ts';
import type { FeeTexts } from './fee-text.ts';

/** Returns the words of the fee in a language. For the server: an island imports the dictionary of its language alone. */
export const feeTexts = (locale: Locale): FeeTexts => texts[locale];
