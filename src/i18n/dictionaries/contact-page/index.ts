import type { Locale } from '../../../domain/locale/locale.ts';
import { contactPage as en } from './en.ts';
import { contactPage as es } from './es.ts';
import { contactPage as fr } from './fr.ts';
import { contactPage as pt } from './pt.ts';

export const contactPage: Record<Locale, typeof fr> = { fr, en, es, pt };
