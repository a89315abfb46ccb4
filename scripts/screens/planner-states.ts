import type { Locator, Page, Route } from 'playwright-core';
import type { PlannerAnswer } from '../../src/contracts/leads/planner.ts';
import type { Locale } from '../../src/domain/locale/locale.ts';
import { byLanguage } from '../../src/i18n/by-language.ts';
import { planner } from '../../src/i18n/dictionaries/planner/index.ts';
import { plannerNames } from '../../src/i18n/dictionaries/planner-names/index.ts';
import { plannerPage } from '../../src/i18n/dictionaries/planner-page/index.ts';

/** The texts of the planner in each language. */
export const plannerWords = byLanguage({ t: planner, names: plannerNames, page: plannerPage });

/** The results of an automation, as a response of the API. */
const agencyAnswer: PlannerAnswer = {
  id: '00000000-0000-4000-8000-000000000001',
  error: false,
  source: 'agency',
  competition: 'Élevée',
  score: 82.5,
  competitors: { total: 10, mega: 1, major: 2, indie: 3, emerging: 4 },
  optimalDate: { date: '2027-01-22' },
  recommendations: ['Gardez le 22 janvier.', 'Livrez avant le 11 décembre.'],
  analysis: null,
  mail: 'none',
};

type Way = 'real' | 'never' | 'lost' | 'stale' | 'agency';

/** Milliseconds after which the planner shows that an analysis is slow. */
const SLOW_MS = 8000;

/** Fulfils a request with the server's own response, changed as if its list of releases were older than a week. */
async function sayThatListIsOld(route: Route): Promise<void> {
  const response = await route.fetch();
  const { success, data } = (await response.json()) as { success: boolean; data: PlannerAnswer };
  const { analysis } = data;
  const old = analysis && { ...analysis, basis: { ...analysis.basis, stale: true } };
  await route.fulfill({ response, json: { success, data: { ...data, analysis: old } } });
}

/**
 * Puts a page into every state of the planner, in the order of a long visit, and calls `each` in each of them.
 * @param page one that offers the planner, on a site with sample releases
 */
export async function walkThroughPlanner(
  page: Page,
  locale: Locale,
  each: (state: string, dialog: Locator) => Promise<void>,
): Promise<void> {
  const { t, names, page: texts } = plannerWords[locale];
  let way: Way = 'real';
  await page.route('**/planner/submit', (route: Route) => {
    if (way === 'real') return route.fallback();
    if (way === 'lost') return route.abort();
    if (way === 'stale') return sayThatListIsOld(route);
    if (way === 'agency') return route.fulfill({ status: 201, json: { success: true, data: agencyAnswer } });
    return undefined;
  });
  await page.clock.install();
  const dialog = page.getByRole('dialog', { name: t.title });
  const button = (name: string) => dialog.getByRole('button', { name, exact: true });
  const heading = (name: string) => dialog.getByRole('heading', { name }).first().waitFor();
  const month = (index: number) => dialog.locator('input[name="releaseDate"]').nth(index).check();
  /** Goes from the first step to the analysis, with the current answers and the month with this index. */
  const analyse = async (index: number) => {
    await button(t.actions.period).click();
    await month(index);
    await button(t.actions.contact).click();
    await button(t.actions.analyse).click();
  };
  const again = async () => {
    await dialog.getByRole('button', { name: t.actions.again }).filter({ visible: true }).first().click();
    await heading(t.project.title);
  };
  const budget = (index: number) => dialog.locator('input[name="budget"]').nth(index).check();
  const steps = dialog.locator('.planner-plan');

  await page.getByRole('link', { name: texts.page.open }).first().click();
  await heading(t.project.title);
  await each('project', dialog);
  await button(t.actions.period).click();
  await dialog.getByText(t.alerts.genre).waitFor();
  await each('project refused', dialog);
  await dialog.getByRole('button', { name: t.actions.questions }).click();
  await heading(t.actions.questions);
  await each('questions', dialog);
  await page.keyboard.press('Escape');
  await heading(t.project.title);
  await dialog.getByRole('radio', { name: names.genres.rap, exact: true }).check();
  await budget(1);
  await each('project answered', dialog);

  await button(t.actions.period).click();
  await heading(t.period.title);
  await dialog.getByRole('checkbox', { name: names.territories.FR }).uncheck();
  await button(t.actions.contact).click();
  await dialog.getByText(t.period.none).waitFor();
  await each('period refused', dialog);
  await dialog.getByRole('checkbox', { name: names.territories.FR }).check();
  await dialog.getByRole('checkbox', { name: names.territories.BE }).check();
  await month(2);
  await each('period', dialog);
  await button(t.actions.contact).click();
  await heading(t.contact.title);
  await button(t.actions.analyse).click();
  await dialog.getByText(t.alerts.email).waitFor();
  await each('contact refused', dialog);
  await dialog.getByLabel(t.contact.email).fill('nova@example.com');
  await each('contact', dialog);

  way = 'never';
  await button(t.actions.analyse).click();
  await heading(t.loading.title);
  await each('loading', dialog);
  await page.clock.fastForward(SLOW_MS);
  await dialog.getByText(t.loading.slow).waitFor();
  await each('slow', dialog);
  // Only a reload ends a request without a response: the next state needs other responses.
  way = 'lost';
  await page.reload();
  await heading(t.project.title);
  await dialog.getByRole('radio', { name: names.genres.rap, exact: true }).check();
  await budget(1);
  await button(t.actions.period).click();
  await dialog.getByRole('checkbox', { name: names.territories.BE }).check();
  await month(2);
  await button(t.actions.contact).click();
  await dialog.getByLabel(t.contact.email).fill('nova@example.com');
  await button(t.actions.analyse).click();
  await heading(t.failed.title);
  await dialog.getByText(t.failed.kept).waitFor();
  await each('lost connection', dialog);
  way = 'real';
  // The connection is back: the stored request is sent automatically.
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await steps.waitFor();
  await each('measured', dialog);
  await dialog.locator('.planner-day').first().click();
  await dialog.locator('.planner-points summary').click();
  await each('one Friday, points', dialog);

  await again();
  way = 'stale';
  await analyse(2);
  await dialog.getByText(t.results.stale).waitFor();
  await each('old list', dialog);
  way = 'real';
  await again();
  await budget(0);
  await analyse(0);
  await steps.waitFor();
  await each('too late', dialog);
  await again();
  await budget(3);
  await analyse(5);
  await steps.waitFor();
  await each('season', dialog);
  await again();
  await analyse(9);
  await dialog.getByText(t.results.unmeasured).waitFor();
  await each('calendar', dialog);
  await again();
  way = 'agency';
  await analyse(4);
  await dialog.getByText(t.results.agency).waitFor();
  await each('automation', dialog);
}
