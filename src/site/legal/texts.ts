import type { Locale } from '../../domain/locale/locale.ts';
import { legal as en } from '../../i18n/dictionaries/en/legal.ts';
import { legal as es } from '../../i18n/dictionaries/es/legal.ts';
import { legal as fr } from '../../i18n/dictionaries/fr/legal.ts';
import { legal as pt } from '../../i18n/dictionaries/pt/legal.ts';

export const legalTexts: Record<Locale, typeof fr> = { fr, en, es, pt };
