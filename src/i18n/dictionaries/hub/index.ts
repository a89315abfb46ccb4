import type { Locale } from '../../../domain/locale/locale.ts';
import { hub as en } from './en.ts';
import { hub as es } from './es.ts';
import { hub as fr } from './fr.ts';
import { hub as pt } from './pt.ts';

export const hub: Record<Locale, typeof fr> = { fr, en, es, pt };
