import type { Locale } from '../../domain/locale/locale.ts';
import { contactPage as en } from '../../i18n/dictionaries/en/contact-page.ts';
import { contactPage as es } from '../../i18n/dictionaries/es/contact-page.ts';
import { contactPage as fr } from '../../i18n/dictionaries/fr/contact-page.ts';
import { contactPage as pt } from '../../i18n/dictionaries/pt/contact-page.ts';

export type ContactPageTexts = typeof fr;

export const contactPageTexts: Record<Locale, ContactPageTexts> = { fr, en, es, pt };
