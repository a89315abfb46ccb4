import type { Locale } from '../../../domain/locale/locale.ts';
import { adminMonday as en } from './en.ts';
import { adminMonday as es } from './es.ts';
import { adminMonday as fr } from './fr.ts';
import { adminMonday as pt } from './pt.ts';

export const adminMonday: Record<Locale, typeof fr> = { fr, en, es, pt };
