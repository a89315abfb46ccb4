import type { Locale } from '../../../domain/locale/locale.ts';
import { services as en } from './en.ts';
import { services as es } from './es.ts';
import { services as fr } from './fr.ts';
import { services as pt } from './pt.ts';

export const services: Record<Locale, typeof fr> = { fr, en, es, pt };
