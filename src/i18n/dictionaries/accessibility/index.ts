import type { Locale } from '../../../domain/locale/locale.ts';
import { accessibility as en } from './en.ts';
import { accessibility as es } from './es.ts';
import { accessibility as fr } from './fr.ts';
import { accessibility as pt } from './pt.ts';

export const accessibility: Record<Locale, typeof fr> = { fr, en, es, pt };
