import type { Locale } from '../../../domain/locale/locale.ts';
import { home as en } from './en.ts';
import { home as es } from './es.ts';
import { home as fr } from './fr.ts';
import { home as pt } from './pt.ts';

export const home: Record<Locale, typeof fr> = { fr, en, es, pt };
