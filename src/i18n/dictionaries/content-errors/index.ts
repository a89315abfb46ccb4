import type { Locale } from '../../../domain/locale/locale.ts';
import { contentErrors as en } from './en.ts';
import { contentErrors as es } from './es.ts';
import { contentErrors as fr } from './fr.ts';
import { contentErrors as pt } from './pt.ts';

export const contentErrors: Record<Locale, typeof fr> = { fr, en, es, pt };
