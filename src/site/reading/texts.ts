import type { Locale } from '../../domain/locale/locale.ts';
import { reading as en } from '../../i18n/dictionaries/en/reading.ts';
import { reading as es } from '../../i18n/dictionaries/es/reading.ts';
import { reading as fr } from '../../i18n/dictionaries/fr/reading.ts';
import { reading as pt } from '../../i18n/dictionaries/pt/reading.ts';

export const readingTexts: Record<Locale, typeof fr> = { fr, en, es, pt };
