import type { Locale } from '../../../domain/locale/locale.ts';
import { fee as en } from './en.ts';
import { fee as es } from './es.ts';
import { fee as fr } from './fr.ts';
import { fee as pt } from './pt.ts';

export const fee: Record<Locale, typeof fr> = { fr, en, es, pt };
