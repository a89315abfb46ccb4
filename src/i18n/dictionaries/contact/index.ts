import type { Locale } from '../../../domain/locale/locale.ts';
import { contact as en } from './en.ts';
import { contact as es } from './es.ts';
import { contact as fr } from './fr.ts';
import { contact as pt } from './pt.ts';

export const contact: Record<Locale, typeof fr> = { fr, en, es, pt };
