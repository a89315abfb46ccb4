import { type Locale, localizePath } from '../../domain/locale/locale.ts';
import { type PageGroup, pageGroups } from '../../domain/site-map/page-groups.ts';
import { sitePlan } from '../../i18n/dictionaries/site-plan/index.ts';
import { ReadingPage } from '../reading/ReadingPage.tsx';

/** A page in the list: its short name, and what it holds. */
export interface PlanEntry {
  /** Without language prefix. */
  path: string;
  name: string;
  description: string;
}

interface SitePlanPageProps {
  locale: Locale;
  groups: Record<PageGroup, readonly PlanEntry[]>;
}

/** All pages of the site by subject, for people who look for one without the menu (RGAA 12.1 and 12.3). */
export function SitePlanPage({ locale, groups }: SitePlanPageProps) {
  const t = sitePlan[locale];
  return (
    <ReadingPage locale={locale} crumbs={[{ name: t.name }]} title={t.name} lead={t.lead}>
      <div className="page-width pb-16 md:pb-24">
        {pageGroups.map((group) => (
          <section key={group} className="plan-group" aria-labelledby={`plan-${group}`}>
            <h2 id={`plan-${group}`} className="text-h3">
              {t.groups[group]}
            </h2>
            <ul className="plan-pages">
              {groups[group].map(({ path, name, description }) => (
                <li key={path}>
                  <a href={localizePath(locale, path)} className="plan-link">
                    {name}
                  </a>
                  <p className="plan-text">{description}</p>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </ReadingPage>
  );
}
