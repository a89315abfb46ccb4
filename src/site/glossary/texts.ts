import type { Locale } from '../../domain/locale/locale.ts';
import { glossary as en } from '../../i18n/dictionaries/en/glossary.ts';
import { glossary as es } from '../../i18n/dictionaries/es/glossary.ts';
import { glossary as fr } from '../../i18n/dictionaries/fr/glossary.ts';
import { glossary as pt } from '../../i18n/dictionaries/pt/glossary.ts';

export const glossaryTexts: Record<Locale, typeof fr> = { fr, en, es, pt };
