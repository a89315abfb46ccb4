import type { Locale } from '../../../domain/locale/locale.ts';
import { push as en } from './en.ts';
import { push as es } from './es.ts';
import { push as fr } from './fr.ts';
import { push as pt } from './pt.ts';

export const push: Record<Locale, typeof fr> = { fr, en, es, pt };
