import { ESTIMATE_SECONDS } from '../../domain/benchmarks/estimate-time.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import type { CampaignInputs } from '../../domain/simulator/inputs.ts';
import type { simulator } from '../../i18n/dictionaries/simulator/fr.ts';
import type { simulatorErrors } from '../../i18n/dictionaries/simulator-errors/fr.ts';
import { fill, formatEuro, intlTag, numberFormat } from '../../i18n/format.ts';

/** The texts of the simulator in the visitor's language, and the messages of wrong fields. */
export type SimulatorText = typeof simulator;
export type FieldMessages = typeof simulatorErrors;

/** The texts and the language of every step. */
export interface Wording {
  t: SimulatorText;
  messages: FieldMessages;
  locale: Locale;
}

/** Returns `30 secondes, sans engagement`: the same figure as on the pages. */
export function reassuranceOf({ t, locale }: Pick<Wording, 't' | 'locale'>): string {
  const seconds = numberFormat(locale, {
    style: 'unit',
    unit: 'second',
    unitDisplay: 'long',
  });
  // Intl puts an ordinary space before the unit, at which a line could break.
  return fill(t.reassurance, { time: seconds.format(ESTIMATE_SECONDS).replace(/\s/, '\u00a0') });
}

/** Returns `1 000 € par mois sur YouTube, notoriété, Europe`. */
export function describeCampaign({ t, locale }: Wording, inputs: CampaignInputs): string {
  return fill(t.result.context, {
    budget: formatEuro(locale, inputs.budget),
    ...namesOf({ t, locale }, inputs),
  });
}

/** Returns the names of the choices, as written inside a sentence. */
export function namesOf(
  { t, locale }: Pick<Wording, 't' | 'locale'>,
  { platform, campaignType, country }: Omit<CampaignInputs, 'budget'>,
) {
  return {
    platform: t.platforms[platform].name,
    type: t.campaignTypes[campaignType].name.toLocaleLowerCase(intlTag(locale)),
    region: t.regions[country],
  };
}
