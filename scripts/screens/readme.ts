import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import type { CampaignPage } from '../../src/contracts/campaign.ts';
import type { SecretLink } from '../../src/contracts/secret-link.ts';
import { consentRecord, nothingAccepted } from '../../src/domain/consent/choice.ts';
import { keepSessionIn } from '../../tests/e2e/session.ts';
import { postJson } from '../bench/administrator.ts';
import { nothingLoads } from './nothing-loads.ts';
import { plannerWords } from './planner-states.ts';

const folder = fileURLToPath(new URL('../../docs/images/', import.meta.url));
const viewport = { width: 1440, height: 900 };
/** The width of README's column on a forge is 900 to 1000 pixels. */
const IMAGE_WIDTH = 1200;

/** Takes the pictures of README.md: five screens of a site with demo data, in French, as WebP in `docs/images`. */
export async function photographForReadme(browser: Browser, url: string, token: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const picture = async (
    name: string,
    address: string,
    act: (page: Page) => Promise<void> = async () => {},
  ) => {
    const context = await browser.newContext({ locale: 'fr-FR', viewport, reducedMotion: 'reduce' });
    context.setDefaultTimeout(15_000);
    const page = await context.newPage();
    const choice = JSON.stringify(consentRecord(nothingAccepted, Date.now()));
    await page.addInitScript((stored) => localStorage.setItem('cookieConsent', stored), choice);
    await keepSessionIn(page, url, token);
    await page.goto(address);
    await act(page);
    await nothingLoads(page);
    const taken = await page.screenshot({ animations: 'disabled' });
    await sharp(taken).resize(IMAGE_WIDTH).webp({ quality: 82 }).toFile(`${folder}${name}.webp`);
    await context.close();
  };

  await picture('home', url);
  await picture('planner', `${url}/planificateur-de-sortie`, showPlan);
  await picture('landing-page', `${url}/p/les-eclats-bleus`);
  await picture('back-office', `${url}/admin/dashboard`);
  await picture('client-report', await reportAddress(url, token));
}

/** Answers the planner's questions as shortly as possible, up to the result. */
async function showPlan(page: Page): Promise<void> {
  const { t, names, page: texts } = plannerWords.fr;
  await page.getByRole('link', { name: texts.page.open }).first().click();
  const dialog = page.getByRole('dialog', { name: t.title });
  const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click();
  await dialog.getByRole('radio', { name: names.genres.rap, exact: true }).check();
  await press(t.actions.period);
  await press(t.actions.contact);
  await dialog.getByLabel(t.contact.email).fill('nova@example.com');
  await press(t.actions.analyse);
  await dialog.locator('.planner-plan').waitFor({ state: 'attached' });
}

/** The secret address of the report of the newest campaign with a result. */
async function reportAddress(url: string, token: string): Promise<string> {
  const listed = await fetch(`${url}/api/campaigns?judged=yes`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { data } = (await listed.json()) as { data: CampaignPage };
  const [campaign] = data.items;
  if (!campaign) throw new Error('The demonstration has no finished campaign.');
  const made = await postJson(`${url}/api/campaigns/${campaign.id}/report-links`, { locale: 'fr' }, token);
  return ((await made.json()) as { data: SecretLink }).data.url;
}
