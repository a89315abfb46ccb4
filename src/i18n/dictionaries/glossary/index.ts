import type { Locale } from '../../../domain/locale/locale.ts';
import { glossary as en } from './en.ts';
import { glossary as es } from './es.ts';
import { glossary as fr } from './fr.ts';
import { glossary as pt } from './pt.ts';

export const glossary: Record<Locale, typeof fr> = { fr, en, es, pt };
