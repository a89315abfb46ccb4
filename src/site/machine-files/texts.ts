import type { Locale } from '../../domain/locale/locale.ts';
import { sharing as en } from '../../i18n/dictionaries/en/sharing.ts';
import { sharing as es } from '../../i18n/dictionaries/es/sharing.ts';
import { sharing as fr } from '../../i18n/dictionaries/fr/sharing.ts';
import { sharing as pt } from '../../i18n/dictionaries/pt/sharing.ts';

export const sharingTexts: Record<Locale, typeof fr> = { fr, en, es, pt };
