import type { Locale } from '../../../domain/locale/locale.ts';
import { faqPage as en } from './en.ts';
import { faqPage as es } from './es.ts';
import { faqPage as fr } from './fr.ts';
import { faqPage as pt } from './pt.ts';

export const faqPage: Record<Locale, typeof fr> = { fr, en, es, pt };
