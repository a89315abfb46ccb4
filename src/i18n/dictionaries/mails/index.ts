import type { Locale } from '../../../domain/locale/locale.ts';
import { mails as en } from './en.ts';
import { mails as es } from './es.ts';
import { mails as fr } from './fr.ts';
import { mails as pt } from './pt.ts';

export const mails: Record<Locale, typeof fr> = { fr, en, es, pt };
