import type { Locale } from '../../../domain/locale/locale.ts';
import { articles as en } from './en.ts';
import { articles as es } from './es.ts';
import { articles as fr } from './fr.ts';
import { articles as pt } from './pt.ts';

export const articles: Record<Locale, typeof fr> = { fr, en, es, pt };
