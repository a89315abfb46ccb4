import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { SiteFacts } from '../../contracts/site.ts';
import { locales, localizePath } from '../../domain/locale/locale.ts';
import { dictionaryOf } from '../../i18n/dictionary.ts';
import { formatFigure } from '../../i18n/format-figure.ts';
import { ContactPage } from './ContactPage.tsx';
import { contactPageTexts } from './texts.ts';

const closed = { contactEmail: 'hello@music.example', bookingUrls: {} } as SiteFacts;
const open: SiteFacts = {
  ...closed,
  bookingUrls: { youtube: 'https://book.example/y?a=1&b=2', spotify: 'https://book.example/s' },
};
afterEach(cleanup);

describe.each(locales)('in %s', (locale) => {
  const t = dictionaryOf(locale);
  const texts = contactPageTexts[locale];
  const show = (site = open) => render(<ContactPage locale={locale} t={t} site={site} />).container;

  it('has a form that posts to its own page, at its own anchor', () => {
    const form = show().querySelector('#contact form');
    expect(form?.getAttribute('action')).toBe(localizePath(locale, '/contact#contact'));
    expect(form?.getAttribute('method')).toBe('post');
  });

  it('opens the calendars that are configured, in a new tab', () => {
    const page = show();
    const links = [...page.querySelectorAll('#call a')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'https://book.example/y?a=1&b=2',
      'https://book.example/s',
    ]);
    expect(links.every((link) => link.getAttribute('rel') === 'noopener')).toBe(true);
    expect(links[0]?.textContent).toContain(t.contact.newTab);
    expect(page.querySelector('#call')?.textContent).toContain(formatFigure(locale, 'agency.call'));
  });

  it('without a calendar says how to ask for a call', () => {
    const page = show(closed);
    expect(page.querySelectorAll('#call a')).toHaveLength(0);
    expect(page.querySelector('#call')?.textContent).toContain(formatFigure(locale, 'agency.call'));
  });

  it('names the address, what happens next and four questions, with every figure in its place', () => {
    const page = show();
    expect(page.querySelector('a[href="mailto:hello@music.example"]')).not.toBeNull();
    expect(page.querySelectorAll('.contact-steps li')).toHaveLength(4);
    expect(page.querySelectorAll('.accordion details')).toHaveLength(4);
    expect(page.querySelector(`a[href="${localizePath(locale, '/faq')}"]`)).not.toBeNull();
    expect(page.querySelector('main, article')?.textContent).not.toMatch(/undefined|\{[\w.|]+\}/);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  it('writes no typewriter’s apostrophe and no narrow space', () => {
    expect(JSON.stringify(texts)).not.toMatch(/\w'\w|\u202f/);
    if (locale === 'fr') expect(JSON.stringify(texts)).not.toMatch(/ [;:!?»]|« /);
  });
});

it('says, where a call can be booked from the form, who is told of it', () => {
  const t = dictionaryOf('fr');
  const form = (site: SiteFacts) =>
    render(<ContactPage locale="fr" t={t} site={site} />).container.querySelector('form');
  const booking = form(open);
  expect(booking?.textContent).toContain(t.contact.thirdParty);
  expect([...(booking?.querySelectorAll('a[data-book]') ?? [])].map((a) => a.getAttribute('href'))).toEqual([
    'https://book.example/y?a=1&b=2',
  ]);
  cleanup();
  expect(form(closed)?.textContent).not.toContain(t.contact.thirdParty);
});

it('a refused message comes back with everything that was typed, markup included', () => {
  const values = { name: '<b>Léa</b>', email: 'lea', message: '"\n</textarea>', platform: 'meta' };
  const outcome = { kind: 'refused', message: 'Non', fields: { email: 'Adresse' }, values } as const;
  const { container } = render(
    <ContactPage locale="fr" t={dictionaryOf('fr')} site={open} outcome={outcome} />,
  );
  const value = (name: string) => container.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value;
  expect(Object.fromEntries(Object.keys(values).map((name) => [name, value(name)]))).toEqual(values);
  expect(container.querySelectorAll('[aria-invalid="true"]')).toHaveLength(1);
  expect(container.querySelector('#contact b')).toBeNull();
});
