import type { Locale } from '../../../domain/locale/locale.ts';
import { plannerExample as en } from './en.ts';
import { plannerExample as es } from './es.ts';
import { plannerExample as fr } from './fr.ts';
import { plannerExample as pt } from './pt.ts';

export const plannerExample: Record<Locale, typeof fr> = { fr, en, es, pt };
