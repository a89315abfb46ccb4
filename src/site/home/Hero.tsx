import type { SiteFacts } from '../../contracts/site.ts';
import { figures } from '../../domain/benchmarks/figures.ts';
import { parseMarks } from '../../domain/content/marks.ts';
import type { Fee } from '../../domain/fee/fee.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { NAMED_BUDGET } from '../../domain/simulator/named-campaign.ts';
import { namedCosts } from '../../domain/simulator/named-views.ts';
import { simulatorHref } from '../../domain/simulator/opener.ts';
import type { PageDictionary } from '../../i18n/dictionary.ts';
import { fillFigures } from '../../i18n/format-figure.ts';
import { feeLine } from '../../i18n/money/fee-text.ts';
import { feeTexts } from '../../i18n/money/fee-texts.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { MarkedText } from '../../ui/marked-text.tsx';
import { BudgetScrubber } from './BudgetScrubber.tsx';
import { Counters } from './Counters.tsx';
import { describeBudget } from './scrubber-text.ts';

type HeroText = PageDictionary['home']['hero'];

interface HeroProps {
  locale: Locale;
  costs: SiteFacts['costs'];
  fee: Fee;
  t: HeroText;
  claims: SiteFacts['claims'];
}

/**
 * Headline, budget, its views, their range, the meter, one button, the price. The server renders the figures for
 * 1 000 €; `scrubber.ts` updates them, with the texts and costs from the data attributes.
 */
export function Hero({ locale, costs, fee, t, claims }: HeroProps) {
  const [first, last] = t.title;
  const range = namedCosts(costs);
  const texts = { ...t.scrubber, simulate: t.simulate };
  const shown = describeBudget(locale, NAMED_BUDGET, range, texts);
  return (
    <section id="hero" className="hero on-dark" data-content="hero" aria-labelledby="hero-title">
      <div
        className="page-width hero-fold"
        data-scrubber=""
        data-texts={JSON.stringify(texts)}
        data-costs={JSON.stringify(range)}
        data-locale={locale}
      >
        <div>
          <p className="hero-slogan text-small text-muted">{t.slogan}</p>
          <h1 id="hero-title" className="hero-title font-extrabold">
            <span className="block">{first}</span> <span className="block">{last}</span>
          </h1>
        </div>
        <p className="figures">
          <span className="block text-lead text-muted" data-context="">
            {shown.context}
          </span>{' '}
          <strong className="hero-number" data-digits={shown.digits} data-views="">
            {shown.views}
          </strong>{' '}
          <span className="hero-range" data-span="">
            {shown.range}
          </span>
        </p>
        <BudgetScrubber locale={locale} t={texts} value={shown.value} />
        <div className="hero-actions">
          {/* Without script the plain fragment opens the panel; a click before `scrubber.ts` has started waits for it. */}
          <ButtonLink
            href={simulatorHref()}
            className="max-md:min-h-13.5 max-md:text-lead"
            data-action=""
            data-early=""
          >
            {shown.action}
          </ButtonLink>
          <ButtonLink href="#contact" tone="quiet" className="max-md:hidden">
            {t.contact}
          </ButtonLink>
          <p className="hero-price">
            <span className="block" data-fee="">
              {feeLine(locale, feeTexts(locale), fee, figures['agency.minimum'].value, 'perMonthFrom')}.
            </span>{' '}
            <MarkedText marks={parseMarks(fillFigures(locale, t.description))} />
          </p>
        </div>
      </div>
      <Counters locale={locale} t={t.counters} claims={claims} />
    </section>
  );
}
