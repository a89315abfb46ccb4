import type { Locale } from '../../../domain/locale/locale.ts';
import { reading as en } from './en.ts';
import { reading as es } from './es.ts';
import { reading as fr } from './fr.ts';
import { reading as pt } from './pt.ts';

export const reading: Record<Locale, typeof fr> = { fr, en, es, pt };
