import type { Locale } from '../../../domain/locale/locale.ts';
import { feeds as en } from './en.ts';
import { feeds as es } from './es.ts';
import { feeds as fr } from './fr.ts';
import { feeds as pt } from './pt.ts';

export const feeds: Record<Locale, typeof fr> = { fr, en, es, pt };
