import type { Locale } from '../../../domain/locale/locale.ts';
import { guides as en } from './en.ts';
import { guides as es } from './es.ts';
import { guides as fr } from './fr.ts';
import { guides as pt } from './pt.ts';

export const guides: Record<Locale, typeof fr> = { fr, en, es, pt };
