import type { Locale } from '../../../domain/locale/locale.ts';
import { glossarySearch as en } from './en.ts';
import { glossarySearch as es } from './es.ts';
import { glossarySearch as fr } from './fr.ts';
import { glossarySearch as pt } from './pt.ts';

export const glossarySearch: Record<Locale, typeof fr> = { fr, en, es, pt };
