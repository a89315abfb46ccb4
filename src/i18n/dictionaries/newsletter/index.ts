import type { Locale } from '../../../domain/locale/locale.ts';
import { newsletter as en } from './en.ts';
import { newsletter as es } from './es.ts';
import { newsletter as fr } from './fr.ts';
import { newsletter as pt } from './pt.ts';

export const newsletter: Record<Locale, typeof fr> = { fr, en, es, pt };
