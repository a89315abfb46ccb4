import { cleanup, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { documentedClaims } from '../../../tests/claims.ts';
import type { ContactFormOutcome, SiteFacts } from '../../contracts/site.ts';
import { locales, localizePath } from '../../domain/locale/locale.ts';
import { formatFigure } from '../../i18n/format-figure.ts';
import { replyText } from '../../i18n/messages/reply-text.ts';
import { textsOf } from '../../i18n/site-texts.ts';
import { ContactPage } from './ContactPage.tsx';
import { contactPageTexts } from './texts.ts';

const closed = {
  contactEmail: 'hello@music.example',
  bookingUrls: {},
  company: { fee: { kind: 'quote' } },
  claims: documentedClaims,
} as unknown as SiteFacts;
const open: SiteFacts = {
  ...closed,
  bookingUrls: { youtube: 'https://book.example/y?a=1&b=2', spotify: 'https://book.example/s' },
};

describe.each(locales)('ContactPage in %s', (locale) => {
  const t = textsOf(locale);
  const texts = contactPageTexts[locale];
  const show = (site = open) => render(<ContactPage locale={locale} t={t} site={site} />).container;

  it('has a form that posts to its own page without a fragment, which would prevent the focus on the message', () => {
    const form = show().querySelector('#contact form');
    expect(form?.getAttribute('action')).toBe(localizePath(locale, '/contact'));
    expect(form?.getAttribute('method')).toBe('post');
  });

  it('offers "unknown" as the first platform, and selects it by default', () => {
    const menu = show().querySelector<HTMLSelectElement>('select[name=platform]');
    expect([...(menu?.options ?? [])].map(({ value, text }) => [value, text])).toEqual([
      ['unknown', t.contact.platforms.unknown],
      ['youtube', 'YouTube'],
      ['meta', 'Meta (Facebook, Instagram)'],
      ['tiktok', 'TikTok'],
      ['spotify', 'Spotify'],
    ]);
    expect(menu?.value).toBe('unknown');
  });

  it('shows the day and the hour of the reply if the agency has set a reply time, and otherwise none', () => {
    const paris = t.contact.reply.slice(t.contact.reply.lastIndexOf('('));
    expect(show().textContent).not.toContain(paris);
    cleanup();
    const page = show({ ...open, replyHours: 8 }).textContent;
    expect(page).toContain(replyText(locale, t.contact.reply, Date.now(), 8));
    expect(page).toContain(paris);
  });

  it('links to the configured calendars in a new tab', () => {
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

  it('explains how to ask for a call when no calendar is configured', () => {
    const page = show(closed);
    expect(page.querySelectorAll('#call a')).toHaveLength(0);
    expect(page.querySelector('#call')?.textContent).toContain(formatFigure(locale, 'agency.call'));
  });

  it('shows the e-mail address, four next steps and four questions, with every figure filled in', () => {
    const page = show();
    expect(page.querySelector('a[href="mailto:hello@music.example"]')).not.toBeNull();
    expect(page.querySelectorAll('.contact-steps li')).toHaveLength(4);
    expect(page.querySelectorAll('.accordion details')).toHaveLength(4);
    expect(page.querySelector(`a[href="${localizePath(locale, '/faq')}"]`)).not.toBeNull();
    expect(page.querySelector('main, article')?.textContent).not.toMatch(/undefined|\{[\w.|]+\}/);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  it('contains no straight apostrophe and no narrow no-break space', () => {
    expect(JSON.stringify(texts)).not.toMatch(/\w'\w|\u202f/);
    if (locale === 'fr') expect(JSON.stringify(texts)).not.toMatch(/ [;:!?»]|« /);
  });
});

it('ContactPage names the third party only if the form can book a call', () => {
  const t = textsOf('fr');
  const form = (site: SiteFacts) =>
    render(<ContactPage locale="fr" t={t} site={site} />).container.querySelector('form');
  const booking = form(open);
  expect(booking?.textContent).toContain(t.contact.thirdParty);
  expect([...(booking?.querySelectorAll('a[data-book]') ?? [])].map((a) => a.getAttribute('href'))).toEqual([
    'https://book.example/y?a=1&b=2',
    'https://book.example/s',
  ]);
  cleanup();
  expect(form(closed)?.textContent).not.toContain(t.contact.thirdParty);
});

it('ContactPage shows a refused message again with the typed values, and escapes markup', () => {
  const values = { name: '<b>Léa</b>', email: 'lea', message: '"\n</textarea>', platform: 'meta' };
  const outcome = { kind: 'refused', message: 'Non', fields: { email: 'Adresse' }, values } as const;
  const { container } = render(<ContactPage locale="fr" t={textsOf('fr')} site={open} outcome={outcome} />);
  const value = (name: string) => container.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value;
  expect(Object.fromEntries(Object.keys(values).map((name) => [name, value(name)]))).toEqual(values);
  expect(container.querySelectorAll('[aria-invalid="true"]')).toHaveLength(1);
  expect(container.querySelector('#contact b')).toBeNull();
});

describe('the focus of a page after a form posted without script', () => {
  const focused = (outcome: ContactFormOutcome) => {
    const html = renderToStaticMarkup(
      <ContactPage locale="fr" t={textsOf('fr')} site={open} outcome={outcome} />,
    );
    const page = new DOMParser().parseFromString(html, 'text/html');
    return [...page.querySelectorAll('[autofocus]')].map(
      (element) => element.getAttribute('name') ?? element.getAttribute('role'),
    );
  };
  const refused = { kind: 'refused', message: 'Non', values: {} } as const;

  it('is on the first wrong field', () => {
    expect(focused({ ...refused, fields: { message: 'Message ?', email: 'Email ?' } })).toEqual(['email']);
  });

  it('is on the message of the form when it was sent, or refused for another reason', () => {
    expect(focused({ kind: 'sent' })).toEqual(['status']);
    expect(focused({ ...refused, fields: {} })).toEqual(['alert']);
  });
});
