import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { documentedClaims } from '../../../tests/claims.ts';
import type { SiteFacts } from '../../contracts/site.ts';
import { locales } from '../../domain/locale/locale.ts';
import { errorsFor } from '../../i18n/server-errors.ts';
import { textsOf } from '../../i18n/site-texts.ts';
import { ContactPage } from './ContactPage.tsx';
import { startContactForm } from './contact-form.ts';

const site = {
  contactEmail: 'hello@music.example',
  bookingUrls: {},
  company: { fee: { kind: 'quote' } },
  claims: documentedClaims,
} as unknown as SiteFacts;
const fetched = vi.fn(async () => Response.json({ success: true, data: { id: '1' } }, { status: 201 }));

const { countOpening } = vi.hoisted(() => ({ countOpening: vi.fn() }));
vi.mock('../../browser/channel/count-opening.ts', () => ({ countOpening }));

beforeEach(() => vi.stubGlobal('fetch', fetched));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  fetched.mockClear();
  countOpening.mockClear();
});

describe.each(locales)('the contact form with script, in %s', (locale) => {
  const { fields: texts } = errorsFor(locale);

  /** Types these values, sends the form, and returns what it shows before any response. */
  async function send(typed: Record<string, string>) {
    const { container } = render(<ContactPage locale={locale} t={textsOf(locale)} site={site} />);
    await startContactForm();
    const form = container.querySelector<HTMLFormElement>('form[data-contact-form]');
    if (!form) throw new Error('no form');
    // As `load-on-interaction.ts` does once the page has script.
    form.noValidate = true;
    const control = (name: string) => form.querySelector<HTMLInputElement>(`[name=${name}]`);
    for (const [name, value] of Object.entries(typed)) {
      const field = control(name);
      if (field) field.value = value;
    }
    form.requestSubmit();
    const errors = [...form.querySelectorAll<HTMLElement>('[data-error-for]')].flatMap((place) =>
      place.textContent ? [[place.dataset['errorFor'], place.textContent]] : [],
    );
    return {
      errors: Object.fromEntries(errors),
      box: form.querySelector('[data-alert]')?.textContent,
      focused: document.activeElement?.getAttribute('name'),
      values: Object.fromEntries(Object.keys(typed).map((name) => [name, control(name)?.value])),
    };
  }

  it('shows an error at each empty field at once, without a request', async () => {
    expect(await send({})).toMatchObject({
      errors: {
        name: texts['contact_required.name'],
        email: texts['contact_required.email'],
        message: texts['contact_required.message'],
      },
      box: texts.contact_required,
      focused: 'name',
    });
    expect(fetched).not.toHaveBeenCalled();
  });

  it('keeps the typed values, and focuses the first wrong field', async () => {
    const typed = { name: 'Léa', email: 'lea@', platform: 'spotify', message: ' ' };
    expect(await send(typed)).toEqual({
      errors: { email: texts.contact_email, message: texts['contact_required.message'] },
      box: texts.contact_required,
      focused: 'email',
      values: typed,
    });
    expect(fetched).not.toHaveBeenCalled();
  });

  it('shows the message of the e-mail address when only that field is wrong', async () => {
    const shown = await send({ name: 'Léa', email: 'lea@music', message: 'Mon single' });
    expect(shown).toMatchObject({ errors: { email: texts.contact_email }, box: texts.contact_email });
  });

  it('accepts every e-mail address that the server accepts, such as one in angle brackets', async () => {
    const shown = await send({ name: 'Léa', email: '<lea@music.example>', message: 'Mon single' });
    expect(shown.errors).toEqual({});
    expect(fetched).toHaveBeenCalledOnce();
  });
});

it('the contact form counts its opening with the first field, once', async () => {
  const { container } = render(<ContactPage locale="fr" t={textsOf('fr')} site={site} />);
  await startContactForm();
  expect(countOpening).not.toHaveBeenCalled();
  for (const field of container.querySelectorAll<HTMLElement>('[name=name], [name=email]')) field.focus();
  expect(countOpening.mock.calls).toEqual([['contact']]);
});
