import { type Locale, locales } from '../../domain/locale/locale.ts';
import { planner } from '../../i18n/dictionaries/planner/index.ts';
import { plannerExample } from '../../i18n/dictionaries/planner-example/index.ts';
import { plannerNames } from '../../i18n/dictionaries/planner-names/index.ts';
import { plannerPage } from '../../i18n/dictionaries/planner-page/index.ts';
import type { Wording } from './texts.ts';

export const plannerPageTexts: Record<Locale, typeof plannerPage.fr> = plannerPage;

/** The texts of the example: those of the planner's result, and its own. */
export interface ExampleWording extends Wording {
  words: typeof plannerExample.fr;
}

const wordingIn = (locale: Locale): ExampleWording => ({
  locale,
  t: planner[locale],
  names: plannerNames[locale],
  words: plannerExample[locale],
});

export const exampleWordings = Object.fromEntries(
  locales.map((locale) => [locale, wordingIn(locale)]),
) as Record<Locale, ExampleWording>;
