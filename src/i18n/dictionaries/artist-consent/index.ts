import type { Locale } from '../../../domain/locale/locale.ts';
import { artistConsent as en } from './en.ts';
import { artistConsent as es } from './es.ts';
import { artistConsent as fr } from './fr.ts';
import { artistConsent as pt } from './pt.ts';

export const artistConsent: Record<Locale, typeof fr> = { fr, en, es, pt };
