import type { SiteFacts } from '../../contracts/site.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import type { plannerPage } from '../../i18n/dictionaries/planner-page/fr.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { PLANNER_FRAGMENT } from './host-props.ts';
import { PlannerHost } from './PlannerHost.tsx';
import { WithoutScript } from './WithoutScript.tsx';

interface PlannerTeaserProps {
  locale: Locale;
  site: SiteFacts;
  t: (typeof plannerPage)['page'];
}

/** The section with which another page opens the planner, with the planner's host element. */
export function PlannerTeaser({ locale, site, t }: PlannerTeaserProps) {
  return (
    <section id="planner-teaser" className="on-dark planner-teaser" aria-labelledby="planner-teaser-title">
      <div className="page-width">
        <div>
          <h2 id="planner-teaser-title" className="text-h2">
            {t.title}
          </h2>
          <p className="mt-4 max-w-prose text-lead text-muted">{t.lead}</p>
        </div>
        <div>
          <p className="planner-open">
            <ButtonLink href={`#${PLANNER_FRAGMENT}`} data-early="">
              {t.open}
            </ButtonLink>
          </p>
          <WithoutScript locale={locale} t={t} />
        </div>
      </div>
      <PlannerHost locale={locale} site={site} />
    </section>
  );
}
