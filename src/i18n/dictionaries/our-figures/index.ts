import type { Locale } from '../../../domain/locale/locale.ts';
import { ourFigures as en } from './en.ts';
import { ourFigures as es } from './es.ts';
import { ourFigures as fr } from './fr.ts';
import { ourFigures as pt } from './pt.ts';

export const ourFigures: Record<Locale, typeof fr> = { fr, en, es, pt };
