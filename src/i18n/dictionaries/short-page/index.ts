import type { Locale } from '../../../domain/locale/locale.ts';
import { shortPage as en } from './en.ts';
import { shortPage as es } from './es.ts';
import { shortPage as fr } from './fr.ts';
import { shortPage as pt } from './pt.ts';

export const shortPage: Record<Locale, typeof fr> = { fr, en, es, pt };
