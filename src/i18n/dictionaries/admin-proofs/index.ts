import type { Locale } from '../../../domain/locale/locale.ts';
import { adminProofs as en } from './en.ts';
import { adminProofs as es } from './es.ts';
import { adminProofs as fr } from './fr.ts';
import { adminProofs as pt } from './pt.ts';

export const adminProofs: Record<Locale, typeof fr> = { fr, en, es, pt };
