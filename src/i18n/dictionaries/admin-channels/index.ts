import type { Locale } from '../../../domain/locale/locale.ts';
import { adminChannels as en } from './en.ts';
import { adminChannels as es } from './es.ts';
import { adminChannels as fr } from './fr.ts';
import { adminChannels as pt } from './pt.ts';

export const adminChannels: Record<Locale, typeof fr> = { fr, en, es, pt };
