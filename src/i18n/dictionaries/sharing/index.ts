import type { Locale } from '../../../domain/locale/locale.ts';
import { sharing as en } from './en.ts';
import { sharing as es } from './es.ts';
import { sharing as fr } from './fr.ts';
import { sharing as pt } from './pt.ts';

export const sharing: Record<Locale, typeof fr> = { fr, en, es, pt };
