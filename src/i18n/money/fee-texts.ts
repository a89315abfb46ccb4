import type { Locale } from '../../domain/locale/locale.ts';
import { fee as texts } from '../dictionaries/fee/index.ts';
import type { FeeTexts } from './fee-text.ts';

/** Returns the words of the fee in a language. Only for the server: an island imports only the dictionary of its language. */
export const feeTexts = (locale: Locale): FeeTexts => texts[locale];
