import type { Locale } from '../../../domain/locale/locale.ts';
import { landing as en } from './en.ts';
import { landing as es } from './es.ts';
import { landing as fr } from './fr.ts';
import { landing as pt } from './pt.ts';

export const landing: Record<Locale, typeof fr> = { fr, en, es, pt };
