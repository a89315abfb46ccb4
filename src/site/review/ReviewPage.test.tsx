import { cleanup, render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { WrittenReviewView } from '../../contracts/reviews/review-invitation.ts';
import type { ReviewRequest, SiteFacts } from '../../contracts/site.ts';
import { type Locale, locales, localizePath } from '../../domain/locale/locale.ts';
import { experienceMonths } from '../../domain/review/disclosures.ts';
import { agencyDay } from '../../domain/time/agency-day.ts';
import { refusalGroundWords } from '../../i18n/dictionaries/refusal-grounds/index.ts';
import { dictionaryOf } from '../../i18n/dictionary.ts';
import { fill } from '../../i18n/format.ts';
import { ReviewPage } from './ReviewPage.tsx';
import { reviewPageTexts } from './texts.ts';

const site = { contactEmail: 'hello@music.example' } as SiteFacts;
const code = 'ABCD2345';
const states = ['open', 'used', 'expired', 'revoked', 'unknown', 'unchecked'] as const;
/** Replaces typographic characters, so that texts can be compared with the exact texts of docs/product.md. */
const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ').replaceAll('’', "'");

const show = (request: ReviewRequest = {}, locale: Locale = 'fr') =>
  render(<ReviewPage locale={locale} t={dictionaryOf(locale)} site={site} request={request} />).container;
const formOf = (page: HTMLElement) => page.querySelector<HTMLFormElement>('form[data-review-form]');

describe.each(locales)('ReviewPage in %s', (locale) => {
  const t = reviewPageTexts[locale];
  const { verified } = dictionaryOf(locale).feeds.reviews;

  it.each([...states, undefined])('shows the state of an invitation that is %s, and the form', (state) => {
    const page = show(state ? { state, code } : {}, locale);
    const { title, text } = t.invitation[state ?? 'none'];
    const said = within(screen.getByRole('region', { name: title }));
    expect(said.getByText((_, element) => element?.tagName === 'P').textContent).toBe(
      fill(text, { verified, email: site.contactEmail }),
    );
    expect(page.textContent).toContain(verified);
    expect(page.textContent).not.toMatch(/undefined|\{[\w.|]+\}/);
    expect(page.querySelectorAll('h1')).toHaveLength(1);
    const usable = state === 'open' || state === 'unchecked';
    const form = formOf(page);
    expect(form?.getAttribute('action')).toBe(
      localizePath(locale, usable ? `/review/${code}#review` : '/review#review'),
    );
    expect(form?.dataset['code']).toBe(usable ? code : undefined);
  });

  it('shows what was decided about the review of a used invitation, with the reason of a refusal', () => {
    const used = (review: WrittenReviewView) => show({ state: 'used', code, review }, locale).textContent;
    const refused = used({ status: 'rejected', ground: 'advertising', reason: 'Mot {email} $&' });
    expect(refused).toContain(refusalGroundWords[locale].advertising);
    expect(refused).toContain('Mot {email} $&');
    cleanup();
    for (const status of ['approved', 'pending'] as const) {
      const shown = used({ status, ground: null, reason: null });
      expect(shown).toContain(t.written[status].title);
      expect(shown).not.toMatch(/undefined|\{[\w.|]+\}/);
      cleanup();
    }
    expect(used({ status: 'rejected', ground: null, reason: 'Avant la liste' })).toContain('Avant la liste');
  });

  it('has five levels with words, a name, an optional e-mail address and a text', () => {
    show({}, locale);
    const group = within(screen.getByRole('group', { name: t.form.rating }));
    const { rating } = dictionaryOf(locale).home.reviews;
    expect(group.getAllByRole('radio').map((radio) => radio.getAttribute('aria-label'))).toEqual(
      t.form.levels.map((word, index) => `${fill(rating, { rating: index + 1 })}, ${word}`),
    );
    expect(group.getAllByRole('radio').some((radio) => (radio as HTMLInputElement).checked)).toBe(false);
    const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
    expect([t.form.name, t.form.message, t.form.email].map((label) => field(label).required)).toEqual([
      true,
      true,
      false,
    ]);
    expect(field(t.form.email).type).toBe('email');
    expect(screen.getByLabelText<HTMLSelectElement>(t.form.experience).value).toBe('');
    const rewards = within(screen.getByRole('group', { name: t.form.reward }));
    expect(rewards.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked)).toEqual([]);
    // The trap is hidden from people.
    expect(screen.queryByRole('textbox', { name: t.form.trap })).toBeNull();
  });

  it('contains no straight apostrophe and no narrow no-break space', () => {
    expect(JSON.stringify(t)).not.toMatch(/\w'\w|\u202f/);
    if (locale === 'fr') expect(JSON.stringify(t)).not.toMatch(/ [;:!?»]|« /);
  });
});

describe('ReviewPage after a submission without script', () => {
  it('shows a refused review again with the typed values, and escapes markup', () => {
    const month = experienceMonths(agencyDay(Date.now()))[2] ?? '';
    const typed = { rating: '4', name: '<b>Léa</b>', email: 'lea', message: '"\n</textarea>' };
    const values = { ...typed, experience: month, campaignPlatform: 'meta', reward: 'none' };
    const outcome = { kind: 'refused', message: 'Non', fields: { email: 'Adresse' }, values } as const;
    const page = show({ state: 'open', code, outcome });
    const form = formOf(page);
    expect(Object.fromEntries([...new FormData(form ?? undefined)])).toEqual({ ...values, form_ref: '' });
    const chosen = screen.getAllByRole<HTMLOptionElement>('option', { selected: true });
    expect(chosen.map(({ value }) => value)).toEqual(['meta', month]);
    expect(page.querySelectorAll('[aria-invalid="true"]')).toHaveLength(1);
    expect(page.querySelector('#review-email-error')?.textContent).toBe('Adresse');
    expect(screen.getByRole('alert').textContent).toBe('Non');
    expect(form?.querySelector('b')).toBeNull();
  });

  it('marks all five levels when the rating is missing', () => {
    const outcome = { kind: 'refused', message: 'Non', fields: { rating: 'Note ?' }, values: {} } as const;
    const page = show({ outcome });
    expect(page.querySelectorAll('[name="rating"][aria-invalid="true"]')).toHaveLength(5);
    expect(page.querySelector('fieldset')?.getAttribute('aria-describedby')).toBe('review-rating-error');
    expect(page.querySelector('#review-rating-error')?.textContent).toBe('Note ?');
  });

  it('shows the documented thanks and no fields after a success', () => {
    const page = show({ outcome: { kind: 'sent' } });
    expect(plain(screen.getByRole('status').textContent)).toBe(
      'Merci ! Votre avis a été soumis et est en attente de modération.',
    );
    expect(formOf(page)?.querySelectorAll('input, textarea, button')).toHaveLength(0);
    expect(page.querySelector('.invitation')).toBeNull();
    expect(page.querySelector('.review-sent a')?.getAttribute('href')).toBe('/all-reviews');
  });
});
