import type { Locale } from '../../../domain/locale/locale.ts';
import { reportMails as en } from './en.ts';
import { reportMails as es } from './es.ts';
import { reportMails as fr } from './fr.ts';
import { reportMails as pt } from './pt.ts';

export const reportMails: Record<Locale, typeof fr> = { fr, en, es, pt };
