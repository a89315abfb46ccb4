import type { Locale } from '../../../domain/locale/locale.ts';
import { consent as en } from './en.ts';
import { consent as es } from './es.ts';
import { consent as fr } from './fr.ts';
import { consent as pt } from './pt.ts';

export const consent: Record<Locale, typeof fr> = { fr, en, es, pt };
