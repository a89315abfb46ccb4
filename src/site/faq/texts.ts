import type { Locale } from '../../domain/locale/locale.ts';
import { faqPage as en } from '../../i18n/dictionaries/en/faq-page.ts';
import { faqPage as es } from '../../i18n/dictionaries/es/faq-page.ts';
import { faqPage as fr } from '../../i18n/dictionaries/fr/faq-page.ts';
import { faqPage as pt } from '../../i18n/dictionaries/pt/faq-page.ts';

export const faqPageTexts: Record<Locale, typeof fr> = { fr, en, es, pt };
