import type { Locale } from '../../domain/locale/locale.ts';
import { guidePage as en } from '../../i18n/dictionaries/en/guide-page.ts';
import { guidePage as es } from '../../i18n/dictionaries/es/guide-page.ts';
import { guidePage as fr } from '../../i18n/dictionaries/fr/guide-page.ts';
import { guidePage as pt } from '../../i18n/dictionaries/pt/guide-page.ts';

export const guidePageTexts: Record<Locale, typeof fr> = { fr, en, es, pt };
