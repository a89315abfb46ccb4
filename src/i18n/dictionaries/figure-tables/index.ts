import type { Locale } from '../../../domain/locale/locale.ts';
import { figureTables as en } from './en.ts';
import { figureTables as es } from './es.ts';
import { figureTables as fr } from './fr.ts';
import { figureTables as pt } from './pt.ts';

export const figureTables: Record<Locale, typeof fr> = { fr, en, es, pt };
