import type { Locale } from '../../../domain/locale/locale.ts';
import { landingReport as en } from './en.ts';
import { landingReport as es } from './es.ts';
import { landingReport as fr } from './fr.ts';
import { landingReport as pt } from './pt.ts';

export const landingReport: Record<Locale, typeof fr> = { fr, en, es, pt };
