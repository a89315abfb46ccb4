import type { Locale } from '../../../domain/locale/locale.ts';
import { adminRequests as en } from './en.ts';
import { adminRequests as es } from './es.ts';
import { adminRequests as fr } from './fr.ts';
import { adminRequests as pt } from './pt.ts';

export const adminRequests: Record<Locale, typeof fr> = { fr, en, es, pt };
