import type { Locale } from '../../../domain/locale/locale.ts';
import { contactFields as en } from './en.ts';
import { contactFields as es } from './es.ts';
import { contactFields as fr } from './fr.ts';
import { contactFields as pt } from './pt.ts';

export const contactFields: Record<Locale, typeof fr> = { fr, en, es, pt };
