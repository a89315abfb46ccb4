import type { Locale } from '../../../domain/locale/locale.ts';
import { settingsErrors as en } from './en.ts';
import { settingsErrors as es } from './es.ts';
import { settingsErrors as fr } from './fr.ts';
import { settingsErrors as pt } from './pt.ts';

export const settingsErrors: Record<Locale, typeof fr> = { fr, en, es, pt };
