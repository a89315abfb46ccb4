import type { Locale } from '../../domain/locale/locale.ts';
import { hub as en } from '../../i18n/dictionaries/en/hub.ts';
import { hub as es } from '../../i18n/dictionaries/es/hub.ts';
import { hub as fr } from '../../i18n/dictionaries/fr/hub.ts';
import { hub as pt } from '../../i18n/dictionaries/pt/hub.ts';
import { fillFigures } from '../../i18n/format-figure.ts';

export type HubTexts = typeof fr;

const dictionaries: Record<Locale, HubTexts> = { fr, en, es, pt };

/**
 * Returns the texts of the hub, with figures filled in.
 * @param t with the agency's own texts (`textsOf`); absent: the dictionary's
 */
export function hubTexts(locale: Locale, t = dictionaries[locale]): HubTexts {
  const filled = (text: string) => fillFigures(locale, text);
  const { budget, analytics, targeting, creative } = t.areas;
  const withFigure = <A extends { figure: string }>(area: A) => ({ ...area, figure: filled(area.figure) });
  return {
    ...t,
    meta: { ...t.meta, description: filled(t.meta.description) },
    areas: {
      ...t.areas,
      budget: withFigure(budget),
      analytics: withFigure(analytics),
      targeting: withFigure(targeting),
      creative: withFigure(creative),
    },
    call: { ...t.call, text: filled(t.call.text) },
  };
}
