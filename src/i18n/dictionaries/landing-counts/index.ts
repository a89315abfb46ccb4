import type { Locale } from '../../../domain/locale/locale.ts';
import { landingCounts as en } from './en.ts';
import { landingCounts as es } from './es.ts';
import { landingCounts as fr } from './fr.ts';
import { landingCounts as pt } from './pt.ts';

export const landingCounts: Record<Locale, typeof fr> = { fr, en, es, pt };
