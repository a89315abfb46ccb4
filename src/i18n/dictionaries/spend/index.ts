import type { Locale } from '../../../domain/locale/locale.ts';
import { spend as en } from './en.ts';
import { spend as es } from './es.ts';
import { spend as fr } from './fr.ts';
import { spend as pt } from './pt.ts';

export const spend: Record<Locale, typeof fr> = { fr, en, es, pt };
