import type { Locale } from '../../../domain/locale/locale.ts';
import { closedLink as en } from './en.ts';
import { closedLink as es } from './es.ts';
import { closedLink as fr } from './fr.ts';
import { closedLink as pt } from './pt.ts';

export const closedLink: Record<Locale, typeof fr> = { fr, en, es, pt };
