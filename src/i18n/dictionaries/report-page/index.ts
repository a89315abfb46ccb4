import type { Locale } from '../../../domain/locale/locale.ts';
import { reportPage as en } from './en.ts';
import { reportPage as es } from './es.ts';
import { reportPage as fr } from './fr.ts';
import { reportPage as pt } from './pt.ts';

export const reportPage: Record<Locale, typeof fr> = { fr, en, es, pt };
