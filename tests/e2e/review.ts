import { sql } from 'kysely';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { openDatabase } from '../../src/adapters/db/engine/connect.ts';
import type { ModeratedReviewDto } from '../../src/contracts/reviews/moderation.ts';
import type { NewInvitation } from '../../src/contracts/reviews/review-invitation.ts';
import { localizePath } from '../../src/domain/locale/locale.ts';
import { reviewPageTexts } from '../../src/site/review/texts.ts';
import { tokenOf } from './admin.ts';
import { openPage, type VisitOptions } from './browser.ts';
import type { Site } from './site.ts';
import type { Locale } from './texts.ts';

/** Replaces the typographic apostrophes and spaces of the site's texts, for comparison with docs/product.md. */
export const plain = (text: string | null | undefined) =>
  text?.replaceAll('\u00a0', ' ').replaceAll('’', "'").trim();

let people = 0;
/** Returns a review to type, by another person each time. */
export const review = () => {
  people += 1;
  return {
    rating: 4,
    name: `Léa <b>Martin</b> ${people}`,
    email: `review${people}+${process.pid}@music.example`,
    message: `Un rapport clair & des chiffres, ${people}.`,
  };
};
export type Typed = ReturnType<typeof review>;

/** Creates helpers that invite clients and read waiting reviews, on a site with `adminEnv`. */
export async function moderationOf(site: Site) {
  const authorization = `Bearer ${await tokenOf(site)}`;
  async function inviteClient(): Promise<NewInvitation> {
    const answer = await site.post('/api/review-invitations', { client: 'Nova' }, { authorization });
    const { data }: { data: NewInvitation } = await answer.json();
    return data;
  }
  const invite = async () => (await inviteClient()).code;
  /** Creates an invitation of each state, and returns its code. */
  const invitations = {
    open: invite,
    used: async () => {
      const code = await invite();
      await site.post('/api/reviews', { ...review(), code });
      return code;
    },
    expired: async () => {
      const { id, code } = await inviteClient();
      const { db, close } = await openDatabase({ dataDir: site.dataDir });
      await sql`update review_invitations set expires_at = 1 where public_id = ${id}`.execute(db);
      await close();
      return code;
    },
    revoked: async () => {
      const { id, code } = await inviteClient();
      await fetch(`${site.url}/api/review-invitations/${id}`, {
        method: 'DELETE',
        headers: { authorization },
      });
      return code;
    },
    unknown: async () => 'ZZZZ9999',
  };
  /** Returns the reviews of an author that wait for a decision. */
  async function waiting(email: string | null): Promise<ModeratedReviewDto[]> {
    const answer = await fetch(`${site.url}/api/reviews/moderation?limit=100`, {
      headers: { authorization },
    });
    const { data } = await answer.json();
    return data.items.filter((item: ModeratedReviewDto) => item.email === email);
  }
  /** Expects exactly one waiting review of the author, with the sent texts. */
  async function expectStored(sent: Typed, facts: object = {}): Promise<void> {
    await expect
      .poll(async () =>
        (await waiting(sent.email)).map(({ message, ...rest }) => ({ ...rest, message: message?.trim() })),
      )
      .toEqual([expect.objectContaining({ ...sent, status: 'pending', ...facts })]);
  }

  return { invite, invitations, waiting, expectStored };
}

/** Finds the review form on a page. */
export function formOn(page: Page, locale: Locale = 'fr') {
  const t = reviewPageTexts[locale].form;
  const form = page.locator('form[data-review-form]');
  const level = (rating: number) => form.getByRole('radio', { name: new RegExp(`^${rating} `) });
  const fields = {
    name: form.getByLabel(t.name, { exact: true }),
    email: form.getByLabel(t.email, { exact: true }),
    message: form.getByLabel(t.message, { exact: true }),
  };
  return {
    form,
    level,
    fields,
    button: form.locator('button[type=submit]'),
    async fill({ rating, ...typed }: Typed) {
      await level(rating).check();
      for (const [name, value] of Object.entries(typed))
        await fields[name as keyof typeof fields].fill(value);
    },
    values: async (): Promise<Typed> => ({
      rating: Number(await form.locator('[name=rating]:checked').getAttribute('value')),
      name: await fields.name.inputValue(),
      email: await fields.email.inputValue(),
      message: await fields.message.inputValue(),
    }),
    says: (text: string) =>
      expect
        .poll(async () =>
          plain((await form.locator('[data-alert], [data-status]').allTextContents()).join('')),
        )
        .toBe(plain(text)),
    error: async (name: string) => plain(await form.locator(`#review-${name}-error`).textContent()),
  };
}
/**
 * Opens the review page. If the page has scripts, waits as long as a person needs to type: faster forms count as spam.
 */
export async function openReview(
  site: Site,
  path = '/review',
  options: VisitOptions = {},
  locale: Locale = 'fr',
) {
  const page = await openPage(site, localizePath(locale, path), options);
  if (options.javaScriptEnabled !== false) {
    const loadedAt = await page.evaluate(() => performance.now());
    await page.waitForFunction((time) => performance.now() > time + 900, loadedAt);
  }
  return { page, ...formOn(page, locale) };
}
