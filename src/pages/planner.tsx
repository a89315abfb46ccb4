import type { PagePath } from '../domain/site-map/pages.ts';
import { fillFigures } from '../i18n/format-figure.ts';
import { PlannerPage } from '../site/planner/PlannerPage.tsx';
import pageStyles from '../site/planner/page.css?inline';
import { exampleWordings, plannerPageTexts } from '../site/planner/page-texts.ts';
import { faqPage } from '../site/structured-data/faq-page.ts';
import { breadcrumb } from './breadcrumb.ts';
import type { Page } from './page.ts';
import { siteDocument, siteStyles } from './site-document.tsx';

const styles = siteStyles(pageStyles);

export const plannerPage: Page = (context) => {
  const { locale, site } = context;
  const t = plannerPageTexts[locale];
  const { title, description } = t.meta;
  const path: PagePath = '/planificateur-de-sortie';
  const items = t.faq.map((item) => ({ question: item.title, answer: fillFigures(locale, item.text) }));
  return siteDocument(context, {
    path,
    title,
    description,
    tone: 'dark',
    jsonLd: [breadcrumb(site, locale, [{ name: t.crumb }]), faqPage(site, locale, { path, items })],
    styles,
    scripts: ['planner'],
    main: <PlannerPage site={site} t={t} wording={exampleWordings[locale]} />,
  });
};
