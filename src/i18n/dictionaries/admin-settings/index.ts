import type { Locale } from '../../../domain/locale/locale.ts';
import { adminSettings as en } from './en.ts';
import { adminSettings as es } from './es.ts';
import { adminSettings as fr } from './fr.ts';
import { adminSettings as pt } from './pt.ts';

export const adminSettings: Record<Locale, typeof fr> = { fr, en, es, pt };
