import type { Locale } from '../../../domain/locale/locale.ts';
import { adminLeads as en } from './en.ts';
import { adminLeads as es } from './es.ts';
import { adminLeads as fr } from './fr.ts';
import { adminLeads as pt } from './pt.ts';

export const adminLeads: Record<Locale, typeof fr> = { fr, en, es, pt };
