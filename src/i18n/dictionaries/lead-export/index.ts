import type { Locale } from '../../../domain/locale/locale.ts';
import { leadExport as en } from './en.ts';
import { leadExport as es } from './es.ts';
import { leadExport as fr } from './fr.ts';
import { leadExport as pt } from './pt.ts';

export const leadExport: Record<Locale, typeof fr> = { fr, en, es, pt };
