import type { Locale } from '../../domain/locale/locale.ts';
import { guides as en } from '../../i18n/dictionaries/en/guides.ts';
import { guides as es } from '../../i18n/dictionaries/es/guides.ts';
import { guides as fr } from '../../i18n/dictionaries/fr/guides.ts';
import { guides as pt } from '../../i18n/dictionaries/pt/guides.ts';

export type GuideTexts = typeof fr;

export const guideTexts: Record<Locale, GuideTexts> = { fr, en, es, pt };
