import type { Locale } from '../../../domain/locale/locale.ts';
import { landingErrors as en } from './en.ts';
import { landingErrors as es } from './es.ts';
import { landingErrors as fr } from './fr.ts';
import { landingErrors as pt } from './pt.ts';

export const landingErrors: Record<Locale, typeof fr> = { fr, en, es, pt };
