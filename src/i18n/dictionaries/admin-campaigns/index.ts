import type { Locale } from '../../../domain/locale/locale.ts';
import { adminCampaigns as en } from './en.ts';
import { adminCampaigns as es } from './es.ts';
import { adminCampaigns as fr } from './fr.ts';
import { adminCampaigns as pt } from './pt.ts';

export const adminCampaigns: Record<Locale, typeof fr> = { fr, en, es, pt };
