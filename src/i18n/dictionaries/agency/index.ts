import type { Locale } from '../../../domain/locale/locale.ts';
import { agency as en } from './en.ts';
import { agency as es } from './es.ts';
import { agency as fr } from './fr.ts';
import { agency as pt } from './pt.ts';

export const agency: Record<Locale, typeof fr> = { fr, en, es, pt };
