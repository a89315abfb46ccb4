import type { Locale } from '../../../domain/locale/locale.ts';
import { ownData as en } from './en.ts';
import { ownData as es } from './es.ts';
import { ownData as fr } from './fr.ts';
import { ownData as pt } from './pt.ts';

export const ownData: Record<Locale, typeof fr> = { fr, en, es, pt };
