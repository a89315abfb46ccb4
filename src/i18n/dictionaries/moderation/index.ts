import type { Locale } from '../../../domain/locale/locale.ts';
import { moderation as en } from './en.ts';
import { moderation as es } from './es.ts';
import { moderation as fr } from './fr.ts';
import { moderation as pt } from './pt.ts';

export const moderation: Record<Locale, typeof fr> = { fr, en, es, pt };
