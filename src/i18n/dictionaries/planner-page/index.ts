import type { Locale } from '../../../domain/locale/locale.ts';
import { plannerPage as en } from './en.ts';
import { plannerPage as es } from './es.ts';
import { plannerPage as fr } from './fr.ts';
import { plannerPage as pt } from './pt.ts';

export const plannerPage: Record<Locale, typeof fr> = { fr, en, es, pt };
