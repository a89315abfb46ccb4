import type { Locale } from '../../../domain/locale/locale.ts';
import { reminderPushes as en } from './en.ts';
import { reminderPushes as es } from './es.ts';
import { reminderPushes as fr } from './fr.ts';
import { reminderPushes as pt } from './pt.ts';

export const reminderPushes: Record<Locale, typeof fr> = { fr, en, es, pt };
