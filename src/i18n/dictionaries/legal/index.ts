import type { Locale } from '../../../domain/locale/locale.ts';
import { legal as en } from './en.ts';
import { legal as es } from './es.ts';
import { legal as fr } from './fr.ts';
import { legal as pt } from './pt.ts';

export const legal: Record<Locale, typeof fr> = { fr, en, es, pt };
