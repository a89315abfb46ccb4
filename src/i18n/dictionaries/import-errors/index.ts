import type { Locale } from '../../../domain/locale/locale.ts';
import { importErrors as en } from './en.ts';
import { importErrors as es } from './es.ts';
import { importErrors as fr } from './fr.ts';
import { importErrors as pt } from './pt.ts';

export const importErrors: Record<Locale, typeof fr> = { fr, en, es, pt };
