import type { Locale } from '../../../domain/locale/locale.ts';
import { accessibilityState as en } from './en.ts';
import { accessibilityState as es } from './es.ts';
import { accessibilityState as fr } from './fr.ts';
import { accessibilityState as pt } from './pt.ts';

export const accessibilityState: Record<Locale, typeof fr> = { fr, en, es, pt };
