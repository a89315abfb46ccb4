import type { Locale } from '../../domain/locale/locale.ts';
import { plannerPage as en } from '../../i18n/dictionaries/en/planner-page.ts';
import { plannerPage as es } from '../../i18n/dictionaries/es/planner-page.ts';
import { plannerPage as fr } from '../../i18n/dictionaries/fr/planner-page.ts';
import { plannerPage as pt } from '../../i18n/dictionaries/pt/planner-page.ts';

export const plannerPageTexts: Record<Locale, typeof fr> = { fr, en, es, pt };
