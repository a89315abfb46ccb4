import type { Locale } from '../../../domain/locale/locale.ts';
import { layout as en } from './en.ts';
import { layout as es } from './es.ts';
import { layout as fr } from './fr.ts';
import { layout as pt } from './pt.ts';

export const layout: Record<Locale, typeof fr> = { fr, en, es, pt };
