import type { Locale } from '../../../domain/locale/locale.ts';
import { plannerResults as en } from './en.ts';
import { plannerResults as es } from './es.ts';
import { plannerResults as fr } from './fr.ts';
import { plannerResults as pt } from './pt.ts';

export const plannerResults: Record<Locale, typeof fr> = { fr, en, es, pt };
