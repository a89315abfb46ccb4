import type { Locale } from '../../../domain/locale/locale.ts';
import { plannerNames as en } from './en.ts';
import { plannerNames as es } from './es.ts';
import { plannerNames as fr } from './fr.ts';
import { plannerNames as pt } from './pt.ts';

export const plannerNames: Record<Locale, typeof fr> = { fr, en, es, pt };
