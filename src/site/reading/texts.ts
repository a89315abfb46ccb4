import type { Locale } from '../../domain/locale/locale.ts';
import { reading } from '../../i18n/dictionaries/reading/index.ts';

export const readingTexts: Record<Locale, typeof reading.fr> = reading;
