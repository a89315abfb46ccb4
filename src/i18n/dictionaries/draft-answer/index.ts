import type { Locale } from '../../../domain/locale/locale.ts';
import { draftAnswer as en } from './en.ts';
import { draftAnswer as es } from './es.ts';
import { draftAnswer as fr } from './fr.ts';
import { draftAnswer as pt } from './pt.ts';

export const draftAnswer: Record<Locale, typeof fr> = { fr, en, es, pt };
