import type { Locale } from '../../../domain/locale/locale.ts';
import { calculators as en } from './en.ts';
import { calculators as es } from './es.ts';
import { calculators as fr } from './fr.ts';
import { calculators as pt } from './pt.ts';

export const calculators: Record<Locale, typeof fr> = { fr, en, es, pt };
