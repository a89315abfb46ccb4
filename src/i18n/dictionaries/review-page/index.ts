import type { Locale } from '../../../domain/locale/locale.ts';
import { reviewPage as en } from './en.ts';
import { reviewPage as es } from './es.ts';
import { reviewPage as fr } from './fr.ts';
import { reviewPage as pt } from './pt.ts';

export const reviewPage: Record<Locale, typeof fr> = { fr, en, es, pt };
