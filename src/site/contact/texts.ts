import type { Locale } from '../../domain/locale/locale.ts';
import { contactPage } from '../../i18n/dictionaries/contact-page/index.ts';

export type ContactPageTexts = typeof contactPage.fr;

export const contactPageTexts: Record<Locale, ContactPageTexts> = contactPage;
