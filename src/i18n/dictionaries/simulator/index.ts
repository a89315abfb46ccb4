import type { Locale } from '../../../domain/locale/locale.ts';
import { simulator as en } from './en.ts';
import { simulator as es } from './es.ts';
import { simulator as fr } from './fr.ts';
import { simulator as pt } from './pt.ts';

export const simulator: Record<Locale, typeof fr> = { fr, en, es, pt };
