import type { Locale } from '../../../domain/locale/locale.ts';
import { reportLink as en } from './en.ts';
import { reportLink as es } from './es.ts';
import { reportLink as fr } from './fr.ts';
import { reportLink as pt } from './pt.ts';

export const reportLink: Record<Locale, typeof fr> = { fr, en, es, pt };
