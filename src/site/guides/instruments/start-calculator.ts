import type { CalculatorId } from '../../../domain/guide/guides.ts';
import { isLocale, type Locale } from '../../../domain/locale/locale.ts';
import type { Calculator } from './calculator-definition.ts';
import { startCalculator } from './opener.ts';

/** The calculators by id. The imports are literal, so that each calculator is a chunk of its own. */
const calculators = {
  youtube: () => import('./calculators/youtube-calculator.ts').then((lazy) => lazy.youtubeCalculator),
  meta: () => import('./calculators/meta-calculator.ts').then((lazy) => lazy.metaCalculator),
  tiktok: () => import('./calculators/tiktok-calculator.ts').then((lazy) => lazy.tiktokCalculator),
  spotify: () => import('./calculators/spotify-calculator.ts').then((lazy) => lazy.spotifyCalculator),
  listening: () => import('./calculators/listening-calculator.ts').then((lazy) => lazy.listeningCalculator),
  roi: () => import('./calculators/roi-calculator.ts').then((lazy) => lazy.roiCalculator),
  kpi: () => import('./calculators/kpi-calculator.ts').then((lazy) => lazy.kpiCalculator),
} satisfies Record<CalculatorId, () => Promise<Calculator>>;
const dictionaries = {
  fr: () => import('../../../i18n/dictionaries/calculators/fr.ts'),
  en: () => import('../../../i18n/dictionaries/calculators/en.ts'),
  es: () => import('../../../i18n/dictionaries/calculators/es.ts'),
  pt: () => import('../../../i18n/dictionaries/calculators/pt.ts'),
} satisfies Record<Locale, unknown>;

const isCalculatorId = (id: string | undefined): id is CalculatorId =>
  id !== undefined && Object.hasOwn(calculators, id);

const card = document.querySelector<HTMLElement>('[data-calculator]');
const host = card?.querySelector('[data-calculator-host]');
const { calculator: id, locale } = card?.dataset ?? {};
if (card && host && isCalculatorId(id) && isLocale(locale)) {
  startCalculator(card, async () => {
    const [calculator, island, { calculators: t }] = await Promise.all([
      calculators[id](),
      import('./mount.tsx'),
      dictionaries[locale](),
    ]);
    return () => island.mountCalculator(host, calculator, { locale, t });
  });
}
