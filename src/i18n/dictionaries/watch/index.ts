import type { Locale } from '../../../domain/locale/locale.ts';
import { watch as en } from './en.ts';
import { watch as es } from './es.ts';
import { watch as fr } from './fr.ts';
import { watch as pt } from './pt.ts';

export const watch: Record<Locale, typeof fr> = { fr, en, es, pt };
