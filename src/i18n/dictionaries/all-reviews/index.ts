import type { Locale } from '../../../domain/locale/locale.ts';
import { allReviews as en } from './en.ts';
import { allReviews as es } from './es.ts';
import { allReviews as fr } from './fr.ts';
import { allReviews as pt } from './pt.ts';

export const allReviews: Record<Locale, typeof fr> = { fr, en, es, pt };
