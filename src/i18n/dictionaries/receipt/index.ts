import type { Locale } from '../../../domain/locale/locale.ts';
import { receipt as en } from './en.ts';
import { receipt as es } from './es.ts';
import { receipt as fr } from './fr.ts';
import { receipt as pt } from './pt.ts';

export const receipt: Record<Locale, typeof fr> = { fr, en, es, pt };
