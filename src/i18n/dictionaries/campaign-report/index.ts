import type { Locale } from '../../../domain/locale/locale.ts';
import { campaignReport as en } from './en.ts';
import { campaignReport as es } from './es.ts';
import { campaignReport as fr } from './fr.ts';
import { campaignReport as pt } from './pt.ts';

export const campaignReport: Record<Locale, typeof fr> = { fr, en, es, pt };
