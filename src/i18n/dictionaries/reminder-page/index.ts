import type { Locale } from '../../../domain/locale/locale.ts';
import { reminderPage as en } from './en.ts';
import { reminderPage as es } from './es.ts';
import { reminderPage as fr } from './fr.ts';
import { reminderPage as pt } from './pt.ts';

export const reminderPage: Record<Locale, typeof fr> = { fr, en, es, pt };
