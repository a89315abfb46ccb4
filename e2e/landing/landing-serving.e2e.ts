import { afterAll, expect, it } from 'vitest';
import type { LandingContent } from '../../src/domain/landing/landing-page.ts';
import { locales } from '../../src/domain/locale/locale.ts';
import { adminLanding } from '../../src/i18n/dictionaries/admin-landing/fr.ts';
import { draftAnswerTexts } from '../../src/i18n/messages/draft-answer-texts.ts';
import { adminEnv, openAdmin, tokenOf } from '../../tests/e2e/admin.ts';
import { apiCaller } from '../../tests/e2e/api-caller.ts';
import { expectAccessible } from '../../tests/e2e/axe.ts';
import { openPage, pageWidth, phone } from '../../tests/e2e/browser.ts';
import { http } from '../../tests/e2e/http.ts';
import { siteOfFile, startSite } from '../../tests/e2e/site.ts';
import { landingContent } from '../../tests/landing/landing-content.ts';

const site = await siteOfFile(adminEnv);
/** A second process on the same data. */
const other = await startSite({ DATA_DIR: site.dataDir, ...site.receiver.env, ...adminEnv });
afterAll(async () => {
  await other.stop();
  other.remove();
});
/** `compose-landing.db.test.ts` checks one second on an idle machine; here three files share two cores. */
const SOON_MS = 4000;

const call = apiCaller(site, await tokenOf(site), '/landing-pages');

async function publish(title: string, content: LandingContent = landingContent(title), more: object = {}) {
  const { id } = await call('POST', '', { title, template: 'album-release' });
  const { version } = await call('PUT', `/${id}`, { version: 1, content });
  const done = await call('POST', `/${id}/publish`, {
    version,
    locales: Object.keys(content.texts),
    ...more,
  });
  return { id, version, ...done };
}

const statusAt = async (path: string, of: { url: string } = site, headers: Record<string, string> = {}) => {
  const { status, headers: sent } = await http(of, path, headers);
  return [status, sent['location']];
};

it('a published page is served by every process in its languages, and by none after it is unpublished', async () => {
  const { id } = await publish('Nova', landingContent('Nova', ['fr', 'en']));
  const page = await http(site, '/p/nova');
  expect([page.status, page.headers['content-language']]).toEqual([200, 'fr']);
  expect(page.body).toContain('<html lang="fr"');
  expect(page.body).toContain(`hreflang="en" href="${site.url}/en/p/nova"`);
  await expect.poll(() => statusAt('/en/p/nova', other), { timeout: SOON_MS }).toEqual([200, undefined]);
  expect(await statusAt('/es/p/nova?utm_source=ig', site, { 'accept-language': 'es,en;q=0.5' })).toEqual([
    302,
    '/en/p/nova?utm_source=ig',
  ]);
  expect((await http(site, '/sitemap.xml')).body).toContain(`<loc>${site.url}/en/p/nova</loc>`);
  await call('POST', `/${id}/unpublish`);
  expect(await statusAt('/p/nova?utm_source=ig')).toEqual([302, '/?utm_source=ig']);
  await expect.poll(() => statusAt('/p/nova', other), { timeout: SOON_MS }).toEqual([302, '/']);
  expect((await http(site, '/sitemap.xml')).body).not.toContain('/p/nova');
});

it('a former address redirects to the current one, and an unknown one to the home page, with the query', async () => {
  const { id, version } = await publish('Ancien');
  await call('POST', `/${id}/publish`, { version, locales: ['fr'], slug: 'nouveau nom' });
  expect(await statusAt('/p/ancien?gclid=1')).toEqual([301, '/p/nouveau-nom?gclid=1']);
  expect(await statusAt('/p/inconnu?gclid=1')).toEqual([302, '/?gclid=1']);
});

it('a cached page expires at its scheduled end', async () => {
  const unpublishAt = Date.now() + 2500;
  await publish('Bref', landingContent('Bref'), { unpublishAt });
  expect(await statusAt('/p/bref')).toEqual([200, undefined]);
  await expect.poll(() => statusAt('/p/bref'), { timeout: 8000, interval: 200 }).toEqual([302, '/']);
  expect(Date.now()).toBeGreaterThanOrEqual(unpublishAt);
});

it('an expired page redirects to its address for that case, with the campaign, in every process', async () => {
  const content = landingContent('Tournée');
  const afterEnd = 'https://artist.example/suite';
  const { shared } = content;
  await publish(
    'Tournée',
    { ...content, shared: { ...shared, afterEnd } },
    { unpublishAt: Date.now() + 2500 },
  );
  expect(await statusAt('/p/tournee')).toEqual([200, undefined]);
  const ended = [302, `${afterEnd}?utm_source=ig`];
  for (const of of [site, other])
    await expect
      .poll(() => statusAt('/p/tournee?utm_source=ig', of), { timeout: 8000, interval: 200 })
      .toEqual(ended);
});

it('a draft behind a secret link is marked as a draft in its language, on the screen and not on paper', async () => {
  const content = landingContent('Ébauche', locales);
  const { id } = await call('POST', '', { title: 'Ébauche', template: 'album-release' });
  await call('PUT', `/${id}`, { version: 1, content });
  for (const locale of locales) {
    const { url } = await call('POST', `/${id}/previews`, { locale });
    const page = await openPage(site, new URL(url).pathname, { viewport: phone });
    const bar = page.getByRole('complementary');
    expect(await bar.textContent()).toContain(draftAnswerTexts[locale].draft);
    expect(await pageWidth(page)).toBe(phone.width);
    await expectAccessible(page, `a draft in ${locale}`);
    await page.emulateMedia({ media: 'print' });
    expect(await bar.isVisible()).toBe(false);
  }
  const { slug } = await publish('Ébauche', content);
  expect((await http(site, `/p/${slug}`)).body).not.toContain('draft-bar');
});

it('the artist comments on a draft without script, at 320 px and at 200 %, and the agency reads it in the fourth step', async () => {
  const { id } = await call('POST', '', { title: 'À relire', template: 'album-release' });
  await call('PUT', `/${id}`, { version: 1, content: landingContent('À relire') });
  const { url } = await call('POST', `/${id}/previews`, { locale: 'fr' });
  const t = draftAnswerTexts.fr;
  for (const viewport of [
    { width: 320, height: 480 },
    { width: 720, height: 450 },
  ]) {
    const page = await openPage(site, new URL(url).pathname, { javaScriptEnabled: false, viewport });
    expect(await pageWidth(page)).toBe(viewport.width);
    const below = async () => {
      const bar = await page.getByRole('complementary').boundingBox();
      const main = await page.locator('main').boundingBox();
      return (main?.y ?? 0) >= (bar?.y ?? 0) + (bar?.height ?? 0);
    };
    expect(await below()).toBe(true);
    await page.getByText(t.remark, { exact: true }).click();
    expect(await below()).toBe(true);
    await page.getByLabel(t.place).selectOption('head');
    await page.getByLabel(t.text).fill(`La pochette est coupée à ${viewport.width} px.`);
    await page.getByRole('button', { name: t.send.remark }).click();
    await page.getByRole('status').getByText(t.sent.remark).waitFor();
  }
  const artist = await openPage(site, new URL(url).pathname, { javaScriptEnabled: false, viewport: phone });
  await artist.getByText(t.approve, { exact: true }).click();
  await artist.locator('#approval-name').fill('Léa');
  await artist.getByRole('button', { name: t.send.approval }).click();
  await artist.getByRole('status').getByText(t.sent.approval).waitFor();
  const office = await openAdmin(site, `/dashboard/landing-pages/${id}?step=4`);
  await office.getByText('La pochette est coupée à 320 px.').waitFor();
  await office.getByText(adminLanding.answers.present).waitFor();
  const handle = office.getByRole('button', {
    name: `${adminLanding.answers.handle}, ${adminLanding.answers.places.head}`,
  });
  await handle.first().click();
  await office.getByRole('button', { name: new RegExp(`^${adminLanding.answers.reopen}`) }).waitFor();
  await expectAccessible(office, 'the answers of an artist');
});

it('a draft is shown only by its secret link, and the code is in no log', async () => {
  const { id } = await call('POST', '', { title: 'Secret', template: 'music-artist' });
  const { url } = await call('POST', `/${id}/previews`, { locale: 'fr' });
  const path = new URL(url).pathname;
  const draft = await http(other, path);
  expect([draft.status, draft.headers['cache-control'], draft.headers['x-robots-tag']]).toEqual([
    200,
    'no-store',
    'noindex',
  ]);
  expect(draft.body).toContain('Secret');
  expect(draft.body).toContain(draftAnswerTexts.fr.draft);
  await call('DELETE', `/${id}/previews`);
  expect((await http(site, path)).status).toBe(404);
  expect(site.log() + other.log()).not.toContain(path.split('/').at(-1));
});
