import type { Locale } from '../../../domain/locale/locale.ts';
import { admin as en } from './en.ts';
import { admin as es } from './es.ts';
import { admin as fr } from './fr.ts';
import { admin as pt } from './pt.ts';

export const admin: Record<Locale, typeof fr> = { fr, en, es, pt };
