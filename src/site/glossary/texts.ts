import type { Locale } from '../../domain/locale/locale.ts';
import { glossary } from '../../i18n/dictionaries/glossary/index.ts';

export const glossaryTexts: Record<Locale, typeof glossary.fr> = glossary;
