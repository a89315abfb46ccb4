import type { Locale } from '../../../domain/locale/locale.ts';
import { errors as en } from './en.ts';
import { errors as es } from './es.ts';
import { errors as fr } from './fr.ts';
import { errors as pt } from './pt.ts';

export const errors: Record<Locale, typeof fr> = { fr, en, es, pt };
