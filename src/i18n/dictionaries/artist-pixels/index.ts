import type { Locale } from '../../../domain/locale/locale.ts';
import { artistPixels as en } from './en.ts';
import { artistPixels as es } from './es.ts';
import { artistPixels as fr } from './fr.ts';
import { artistPixels as pt } from './pt.ts';

export const artistPixels: Record<Locale, typeof fr> = { fr, en, es, pt };
