import type { CalculatorId } from '../../../domain/guide/guides.ts';
import { isLocale, type Locale } from '../../../domain/locale/locale.ts';
import { startCalculator } from './opener.ts';

/** What leads to a guide's calculator, without React. Written out: each is a chunk of its own. */
const islands = {
  youtube: () => import('./youtube-island.ts'),
  meta: () => import('./meta-island.ts'),
  tiktok: () => import('./tiktok-island.ts'),
  roi: () => import('./roi-island.ts'),
  kpi: () => import('./kpi-island.ts'),
} satisfies Record<CalculatorId, unknown>;
const dictionaries = {
  fr: () => import('../../../i18n/dictionaries/fr/calculators.ts'),
  en: () => import('../../../i18n/dictionaries/en/calculators.ts'),
  es: () => import('../../../i18n/dictionaries/es/calculators.ts'),
  pt: () => import('../../../i18n/dictionaries/pt/calculators.ts'),
} satisfies Record<Locale, unknown>;

const isCalculatorId = (id: string | undefined): id is CalculatorId =>
  id !== undefined && Object.hasOwn(islands, id);

const card = document.querySelector<HTMLElement>('[data-calculator]');
const host = card?.querySelector('[data-calculator-host]');
const { calculator: id, locale } = card?.dataset ?? {};
if (card && host && isCalculatorId(id) && isLocale(locale)) {
  startCalculator(card, async () => {
    const [{ mount }, { calculators: t }] = await Promise.all([islands[id](), dictionaries[locale]()]);
    return () => mount(host, { locale, t });
  });
}
