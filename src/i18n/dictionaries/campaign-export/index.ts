import type { Locale } from '../../../domain/locale/locale.ts';
import { campaignExport as en } from './en.ts';
import { campaignExport as es } from './es.ts';
import { campaignExport as fr } from './fr.ts';
import { campaignExport as pt } from './pt.ts';

export const campaignExport: Record<Locale, typeof fr> = { fr, en, es, pt };
