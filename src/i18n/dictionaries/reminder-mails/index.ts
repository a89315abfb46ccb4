import type { Locale } from '../../../domain/locale/locale.ts';
import { reminderMails as en } from './en.ts';
import { reminderMails as es } from './es.ts';
import { reminderMails as fr } from './fr.ts';
import { reminderMails as pt } from './pt.ts';

export const reminderMails: Record<Locale, typeof fr> = { fr, en, es, pt };
