import { agency, market } from '../../domain/benchmarks/benchmarks.ts';
import { type Locale, localizePath } from '../../domain/locale/locale.ts';
import type { PageDictionary } from '../../i18n/dictionary.ts';
import { fill, formatEuro, formatPercent } from '../../i18n/format.ts';
import { Accordion } from '../../ui/accordion.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';

interface FaqProps {
  locale: Locale;
  t: PageDictionary['home']['faq'];
  faq: PageDictionary['faq'];
}

export function Faq({ locale, t, faq }: FaqProps) {
  const figures = faqFigures(locale);
  const items = faq.items.map(({ question, answer }) => ({ question, answer: fill(answer, figures) }));
  return (
    <section id="faq" className="section" aria-labelledby="faq-title">
      <div className="page-width grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_1.4fr]">
        <div className="flex flex-col items-start gap-6 lg:sticky lg:top-24 lg:self-start">
          <SectionHeading id="faq-title" eyebrow={t.eyebrow} title={t.title} />
          <a
            href={localizePath(locale, '/faq')}
            className="link inline-flex min-h-11 items-center font-semibold"
          >
            {t.more}
          </a>
        </div>
        <Accordion name="faq" items={items} />
      </div>
    </section>
  );
}

/** The figures of the answers, each from its one source. */
function faqFigures(locale: Locale): Record<string, string | number> {
  const [budgetLow, budgetHigh] = agency.monthlyBudget;
  const [viewLow, viewHigh] = market.youtube.costPerView;
  const [first, last] = agency.firstResultsHours;
  return {
    minimum: formatEuro(locale, budgetLow),
    tiktokMinimum: formatEuro(locale, market.tiktok.minimum),
    budgetLow: formatEuro(locale, budgetLow),
    budgetHigh: formatEuro(locale, budgetHigh),
    viewLow: formatEuro(locale, viewLow),
    viewHigh: formatEuro(locale, viewHigh),
    first,
    last,
    days: agency.minimumDays,
    independent: formatPercent(locale, agency.independentClients),
  };
}
