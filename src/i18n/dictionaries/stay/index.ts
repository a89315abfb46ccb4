import type { Locale } from '../../../domain/locale/locale.ts';
import { stay as en } from './en.ts';
import { stay as es } from './es.ts';
import { stay as fr } from './fr.ts';
import { stay as pt } from './pt.ts';

export const stay: Record<Locale, typeof fr> = { fr, en, es, pt };
