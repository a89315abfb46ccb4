import type { Locale } from '../../domain/locale/locale.ts';
import { planner as plannerEn } from '../../i18n/dictionaries/en/planner.ts';
import { plannerExample as exampleEn } from '../../i18n/dictionaries/en/planner-example.ts';
import { plannerNames as namesEn } from '../../i18n/dictionaries/en/planner-names.ts';
import { plannerPage as en } from '../../i18n/dictionaries/en/planner-page.ts';
import { planner as plannerEs } from '../../i18n/dictionaries/es/planner.ts';
import { plannerExample as exampleEs } from '../../i18n/dictionaries/es/planner-example.ts';
import { plannerNames as namesEs } from '../../i18n/dictionaries/es/planner-names.ts';
import { plannerPage as es } from '../../i18n/dictionaries/es/planner-page.ts';
import { planner as plannerFr } from '../../i18n/dictionaries/fr/planner.ts';
import { plannerExample as exampleFr } from '../../i18n/dictionaries/fr/planner-example.ts';
import { plannerNames as namesFr } from '../../i18n/dictionaries/fr/planner-names.ts';
import { plannerPage as fr } from '../../i18n/dictionaries/fr/planner-page.ts';
import { planner as plannerPt } from '../../i18n/dictionaries/pt/planner.ts';
import { plannerExample as examplePt } from '../../i18n/dictionaries/pt/planner-example.ts';
import { plannerNames as namesPt } from '../../i18n/dictionaries/pt/planner-names.ts';
import { plannerPage as pt } from '../../i18n/dictionaries/pt/planner-page.ts';
import type { Wording } from './texts.ts';

export const plannerPageTexts: Record<Locale, typeof fr> = { fr, en, es, pt };

/** The words of the example: those of the planner's result, and its own. */
export interface ExampleWording extends Wording {
  words: typeof exampleFr;
}

export const exampleWordings: Record<Locale, ExampleWording> = {
  fr: { locale: 'fr', t: plannerFr, names: namesFr, words: exampleFr },
  en: { locale: 'en', t: plannerEn, names: namesEn, words: exampleEn },
  es: { locale: 'es', t: plannerEs, names: namesEs, words: exampleEs },
  pt: { locale: 'pt', t: plannerPt, names: namesPt, words: examplePt },
};
