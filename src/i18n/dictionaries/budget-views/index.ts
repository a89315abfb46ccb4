import type { Locale } from '../../../domain/locale/locale.ts';
import { budgetViews as en } from './en.ts';
import { budgetViews as es } from './es.ts';
import { budgetViews as fr } from './fr.ts';
import { budgetViews as pt } from './pt.ts';

export const budgetViews: Record<Locale, typeof fr> = { fr, en, es, pt };
