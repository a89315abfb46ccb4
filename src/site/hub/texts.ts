import type { Locale } from '../../domain/locale/locale.ts';
import { hub as dictionaries } from '../../i18n/dictionaries/hub/index.ts';
import { fillFigures } from '../../i18n/format-figure.ts';

export type HubTexts = typeof dictionaries.fr;

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
