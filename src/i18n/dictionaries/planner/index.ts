import type { Locale } from '../../../domain/locale/locale.ts';
import { planner as en } from './en.ts';
import { planner as es } from './es.ts';
import { planner as fr } from './fr.ts';
import { planner as pt } from './pt.ts';

export const planner: Record<Locale, typeof fr> = { fr, en, es, pt };
