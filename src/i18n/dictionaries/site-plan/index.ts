import type { Locale } from '../../../domain/locale/locale.ts';
import { sitePlan as en } from './en.ts';
import { sitePlan as es } from './es.ts';
import { sitePlan as fr } from './fr.ts';
import { sitePlan as pt } from './pt.ts';

export const sitePlan: Record<Locale, typeof fr> = { fr, en, es, pt };
