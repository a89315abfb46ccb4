import type { SiteFacts } from '../../contracts/site.ts';
import { parseMarks } from '../../domain/content/marks.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { simulatorHref } from '../../domain/simulator/opener.ts';
import type { PageDictionary } from '../../i18n/dictionary.ts';
import { fillFigures } from '../../i18n/format-figure.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { MarkedText } from '../../ui/marked-text.tsx';
import { BudgetScrubber } from './BudgetScrubber.tsx';
import { Counters } from './Counters.tsx';

type HeroText = PageDictionary['home']['hero'];

interface HeroProps {
  locale: Locale;
  costs: SiteFacts['costs'];
  t: HeroText;
  claims: SiteFacts['claims'];
}

export function Hero({ locale, costs, t, claims }: HeroProps) {
  const [first, last] = t.title;
  return (
    <section id="hero" className="hero on-dark" data-content="hero" aria-labelledby="hero-title">
      <div className="page-width grid gap-x-12 gap-y-5 pt-4 pb-6 md:pt-14 lg:grid-cols-[1.35fr_1fr] lg:items-end">
        <div>
          <p className="mb-3 text-small text-muted md:mb-5">{t.slogan}</p>
          <h1 id="hero-title" className="text-hero font-extrabold">
            {first} <span className="hero-glow">{last}</span>
          </h1>
        </div>
        <div className="flex max-w-md flex-col gap-5 lg:pb-3">
          <p className="text-lead">
            <MarkedText marks={parseMarks(fillFigures(locale, t.description))} />
          </p>
          <div className="actions">
            <ButtonLink href={simulatorHref()}>{t.simulate}</ButtonLink>
            <ButtonLink href="#contact" tone="quiet">
              {t.contact}
            </ButtonLink>
          </div>
        </div>
      </div>
      <BudgetScrubber locale={locale} costs={costs} t={t.scrubber} />
      <Counters locale={locale} t={t.counters} claims={claims} />
    </section>
  );
}
