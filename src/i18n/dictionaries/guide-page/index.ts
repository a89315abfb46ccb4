import type { Locale } from '../../../domain/locale/locale.ts';
import { guidePage as en } from './en.ts';
import { guidePage as es } from './es.ts';
import { guidePage as fr } from './fr.ts';
import { guidePage as pt } from './pt.ts';

export const guidePage: Record<Locale, typeof fr> = { fr, en, es, pt };
