import type { Locale } from '../../../domain/locale/locale.ts';
import { mediaErrors as en } from './en.ts';
import { mediaErrors as es } from './es.ts';
import { mediaErrors as fr } from './fr.ts';
import { mediaErrors as pt } from './pt.ts';

export const mediaErrors: Record<Locale, typeof fr> = { fr, en, es, pt };
