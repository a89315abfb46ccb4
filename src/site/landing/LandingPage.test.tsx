import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { landingView, states } from '../../../tests/landing/landing-views.ts';
import { cutParagraphs } from '../../../tests/markup/cut-paragraphs.ts';
import type { ReminderAnswer } from '../../contracts/site.ts';
import { type LandingTemplate, landingTemplates } from '../../domain/landing/landing-page.ts';
import { locales } from '../../domain/locale/locale.ts';
import { accessibilityState } from '../../i18n/dictionaries/accessibility-state/index.ts';
import { landingTexts } from '../../i18n/landing/landing-texts.ts';
import { landingFrame } from './frame.ts';
import { LandingPage } from './LandingPage.tsx';

/** The page as a browser reads it. Fails when it would move an element out of its paragraph. */
const read = (markup: string) => {
  expect(cutParagraphs(markup), 'blocks in paragraphs').toEqual([]);
  const page = document.createElement('div');
  page.innerHTML = markup;
  return page;
};
const draw = (template: LandingTemplate, state = 'full', change: Parameters<typeof landingView>[1] = {}) => {
  const base = states[state]?.(template) ?? {};
  const view = landingView(template, {
    ...base,
    ...change,
    shared: { ...base.shared, ...change.shared },
    texts: { ...base.texts, ...change.texts },
  });
  return read(renderToStaticMarkup(<LandingPage view={view} frame={landingFrame(view, 'Agence')} />));
};
const texts = (page: Element, selector: string) =>
  [...page.querySelectorAll(selector)].map((element) => element.textContent?.trim());

describe.each(landingTemplates)('the page of %s', (template) => {
  it.each(Object.keys(states))(
    'has one title, no style attribute and no empty link in the state "%s"',
    (state) => {
      const page = draw(template, state);
      expect(texts(page, 'h1')).toHaveLength(1);
      expect(page.innerHTML).not.toContain('style=');
      for (const link of page.querySelectorAll('a')) {
        expect(link.textContent?.trim()).not.toBe('');
        expect(link.getAttribute('href')).toMatch(/^(?:https:\/\/|\/)/);
      }
      for (const list of page.querySelectorAll('ul, dl')) expect(list.children.length).toBeGreaterThan(0);
    },
  );

  it('contains no link to an address that is not https', () => {
    const shared = {
      actionLink: 'javascript:alert(1)',
      heroLink: 'data:text/html,x',
      callLink: ' JavaScript:alert(1)',
      social: { spotify: 'javascript:1', youtube: 'http://x.example', instagram: '//x.example', tiktok: '' },
      platforms: [
        {
          id: 'aaaaaaa1',
          platform: 'other' as const,
          verb: 'open' as const,
          url: 'javascript:alert(1)',
          presave: '',
        },
      ],
    };
    const page = draw(template, 'full', { shared });
    expect(page.innerHTML).not.toMatch(/javascript|data:text|http:\/\/x|x\.example/i);
  });

  it('escapes typed markup', () => {
    const page = draw(template, 'full', {
      shared: { artist: '<b>Nova</b>' },
      texts: { title: '<img src=x onerror=1>', description: '</script><i>' },
    });
    expect(page.querySelector('b, i, img')).toBeNull();
    expect(page.textContent).toContain('<b>Nova</b>');
  });

  it.each(locales)('has the agency’s signature in %s, with links to its pages in that language', (locale) => {
    const page = draw(template, 'full', { locale });
    const t = landingTexts[locale].footer;
    expect(texts(page, 'footer .signature a')).toEqual([
      t.by.replace('{brand}', 'Agence'),
      t.cookies,
      t.legal,
      accessibilityState[locale].none,
      t.report,
    ]);
    const prefix = locale === 'fr' ? '' : `/${locale}`;
    expect(page.querySelector('[data-manage-cookies]')?.getAttribute('href')).toBe(`${prefix}/cookies`);
    expect(page.querySelector('.signature a[href$="/accessibilite"]')?.getAttribute('href')).toBe(
      `${prefix}/accessibilite`,
    );
  });
});

it('keeps the words of a link apart, also where no style does', () => {
  const [row] = texts(draw('album-release', 'before'), '.row-link');
  expect(row).toBe(`Spotify ${landingTexts.fr.verbs.presave}`);
  const [ticket] = texts(draw('music-event'), '.ticket');
  expect(ticket).toBe('Lave tiède Un concert, 900 places Réserver');
});

describe('a release', () => {
  it('offers pre-saves until the release, and links to listen from then on', () => {
    const { verbs } = landingTexts.fr;
    expect(new Set(texts(draw('album-release', 'before'), '.row-verb'))).toEqual(new Set([verbs.presave]));
    expect(draw('album-release', 'before').innerHTML).not.toContain('open.spotify.com/album/');
    expect(texts(draw('album-release', 'out'), '.row-verb')).toEqual(
      ['listen', 'listen', 'listen', 'open', 'listen', 'buy'].map((verb) => verbs[verb as 'listen']),
    );
  });

  it.each(locales)(
    'shows the release day instead of a link in a row without a pre-save address, in %s',
    (locale) => {
      const { shared } = landingView('album-release');
      const [spotify, ...others] = shared.platforms.map((row) => ({ ...row, presave: '' }));
      if (!spotify) throw new Error('The page has no row.');
      const waiting = { shared: { actionLink: spotify.url, platforms: [spotify, ...others] } };
      const before = draw('album-release', 'before', { locale, ...waiting });
      const from = landingTexts[locale].date.from.replace('{day}', '');
      for (const verb of texts(before, '.row-verb')) expect(verb).toContain(from.trim());
      expect(before.querySelector('.row a, .more, .row .arrow')).toBeNull();
      const out = draw('album-release', 'out', { locale, ...waiting });
      expect(out.querySelector('.row a')?.getAttribute('href')).toBe(spotify.url);
    },
  );

  it.each(['music-artist', 'album-release', 'music-promotion'] as const)(
    'of %s has no button to an album’s address before the release',
    (template) => {
      const { shared } = landingView('album-release');
      const [first] = shared.platforms;
      if (!first) throw new Error('The page has no row.');
      const url = 'https://open.spotify.com/album/4aawyAB9vmqN3uQ7FjRGTy?si=shared';
      const presave = 'https://presave.example/marees';
      const links = { actionLink: url, heroLink: url, callLink: '' };
      const change = (address: string) => ({
        shared: { ...links, platforms: [{ ...first, presave: address }] },
        texts: { action: 'Écouter l’album', call: { title: 'Sortie', description: '', button: 'Écouter' } },
      });
      const hrefs = (page: Element) =>
        [...page.querySelectorAll('[data-target]')].map((link) => link.getAttribute('href') ?? '');
      for (const address of [presave, '']) {
        const page = draw(template, 'before', change(address));
        expect(hrefs(page).filter((href) => href.includes('/album/'))).toEqual([]);
        expect(page.textContent).not.toContain('Écouter l’album');
        expect(hrefs(page).includes(presave)).toBe(address !== '');
      }
      expect(hrefs(draw(template, 'out', change(presave)))).toContain(url);
    },
  );

  it('lets the device put Apple Music first, unless the editor fixed the order of the rows', () => {
    expect(draw('album-release', 'out').querySelector('.has-apple')).not.toBeNull();
    const kept = draw('album-release', 'out', { shared: { keepsOrder: true } });
    expect(kept.querySelector('.has-apple')).toBeNull();
    expect(texts(kept, '.row-name')).toEqual(texts(draw('album-release', 'out'), '.row-name'));
  });

  it('offers a player after the release, which sends no request by itself', () => {
    expect(draw('album-release', 'before').querySelector('[data-player]')).toBeNull();
    const player = draw('album-release', 'out').querySelector('[data-player]');
    expect(player?.getAttribute('data-player')).toMatch(/^https:\/\/open\.spotify\.com\/embed\/album\//);
    expect(player?.textContent).toContain('Spotify');
    expect(player?.querySelector('iframe, img')).toBeNull();
  });

  it('shows the main action in place of the rows when there are none', () => {
    const page = draw('album-release', 'full', {
      shared: { platforms: [], actionLink: 'https://example.com/x' },
      texts: { action: 'Précommander' },
    });
    expect(texts(page, '.lone')).toEqual(['Précommander']);
    expect(page.querySelector('.rows')).toBeNull();
  });
});

describe('an event', () => {
  const ticket = (page: Element) => page.querySelector('.ticket');

  it('shows the day as a numeral, and the facts of its start and its venue', () => {
    const page = draw('music-event');
    expect(texts(page, '.day, .rest')).toEqual(['13', 'mars 2027']);
    expect(texts(page, 'dt, dd')).toEqual(['Samedi', '19\u00a0h\u00a030', 'Nantes', 'Le Grand Sas']);
    expect(ticket(page)?.getAttribute('href')).toBe('https://example.com/billets');
  });

  it('shows the facts in the subtitle when it has neither a start nor a venue', () => {
    const page = draw('music-event', 'full', {
      shared: { event: { startsAt: null, place: '', soldOut: false } },
      texts: {
        hero: { title: 'Mars, puis on verra', subtitle: 'Samedi, 21 h · Le Grand Sas, Nantes', button: '' },
      },
    });
    expect(texts(page, '.when')).toEqual(['Mars, puis on verra']);
    expect(texts(page, 'dt, dd')).toEqual(['Samedi', '21 h', 'Nantes', 'Le Grand Sas']);
  });

  it('shows that it is sold out, with a ticket that is no link', () => {
    const page = draw('music-event', 'full_house');
    expect(ticket(page)?.tagName).toBe('SPAN');
    expect(texts(page, '.stub')).toEqual(['Complet', 'Complet']);
  });

  it('shows on its day that it is today', () => {
    expect(texts(draw('music-event', 'today'), 'dt')[0]).toBe('Aujourd’hui');
  });

  it('offers to follow the artist when it is over', () => {
    const page = draw('music-event', 'after');
    expect(texts(page, '.ticket-title')).toEqual(['Concert passé', 'Concert passé']);
    expect(texts(page, '.stub')[0]).toBe('Suivre');
    expect(ticket(page)?.getAttribute('href')).toMatch(/^https:\/\/open\.spotify\.com\/artist/);
    expect(page.textContent).not.toContain('Ajouter à l’agenda');
  });

  it('shows the ticket without a button when there is no link', () => {
    const page = draw('music-event', 'bare');
    expect(ticket(page)?.tagName).toBe('SPAN');
    expect(texts(page, '.stub')).toEqual([]);
  });
});

describe('a promotion', () => {
  const round = (page: Element) => page.querySelector('.round');

  it('has a form only when it is switched on, and no other template has one', () => {
    expect(draw('music-promotion').querySelector('.lead-form')).toBeNull();
    for (const template of landingTemplates) {
      const form = draw(template, 'form').querySelector('.lead-form form');
      expect([template, form?.getAttribute('method')]).toEqual([
        template,
        template === 'music-promotion' ? 'post' : undefined,
      ]);
      for (const name of form ? ['name', 'email', 'message'] : [])
        expect(form?.querySelector(`label[for="lead-${name}"]`)?.textContent).not.toBe('');
    }
  });

  it('shows the default texts of the form when the editor typed none, in each language', () => {
    for (const locale of locales) {
      const empty = { form: { title: '', description: '', button: ' ' } };
      const page = draw('music-promotion', 'form', { locale, texts: empty });
      const { form } = landingTexts[locale];
      expect(texts(page, '.lead-words h2, .lead-form [type=submit]')).toEqual([form.title, form.send]);
    }
  });

  it('shows typed values with their errors, which describe the fields', () => {
    const view = landingView('music-promotion', states['form']?.('music-promotion'));
    const values = { name: 'Léa', email: 'lea', message: 'Un <b>mot</b>' };
    const sent = { kind: 'refused' as const, message: 'À revoir', fields: { email: 'Fausse' }, values };
    const page = document.createElement('div');
    page.innerHTML = renderToStaticMarkup(
      <LandingPage view={view} frame={landingFrame(view, 'Agence', { sent })} />,
    );
    const field = (name: string) => page.querySelector<HTMLInputElement>(`.lead-form [name="${name}"]`);
    expect(['name', 'email', 'message'].map((name) => field(name)?.value)).toEqual(Object.values(values));
    expect(field('email')?.getAttribute('aria-invalid')).toBe('true');
    expect(page.querySelector('[autofocus]')).toBe(field('email'));
    expect(page.querySelector(`#${field('email')?.getAttribute('aria-describedby')}`)?.textContent).toBe(
      'Fausse',
    );
  });

  it('counts the days, and writes them as a sentence for screen readers', () => {
    const page = draw('music-promotion');
    expect(texts(page, '.left')).toEqual(['J−18']);
    expect(texts(page, '.round .spoken')).toEqual(['Sortie dans 18 jours']);
    expect(round(page)?.getAttribute('href')).toBe('https://example.com/presave');
  });

  it('shows "Minuit" on the evening before the release', () => {
    expect(texts(draw('music-promotion', 'eve'), '.left')).toEqual(['Minuit']);
  });

  it('shows the full ring and "Écouter" from the release on', () => {
    const page = draw('music-promotion', 'out');
    expect(page.querySelector('.left')).toBeNull();
    expect(texts(page, '.round-text')).toEqual(['Écouter']);
    expect(page.querySelector('.unlit')?.getAttribute('d')).toBe('');
  });

  it('shows only the countdown when there is no link', () => {
    const page = draw('music-promotion', 'bare');
    expect(round(page)?.tagName).toBe('SPAN');
    expect(texts(page, '.round-text')).toEqual([]);
  });

  it('has a class for a long text of the main action', () => {
    expect(round(draw('music-promotion', 'long'))?.classList.contains('long')).toBe(true);
  });
});

describe('the form of the reminder', () => {
  const answered = (reminded: ReminderAnswer) => {
    const view = landingView('album-release', states['before']?.('album-release'));
    return read(
      renderToStaticMarkup(<LandingPage view={view} frame={landingFrame(view, 'Agence', { reminded })} />),
    );
  };
  const chosen = { platform: 'spotify', moment: 'midnight', artistList: true, zone: 'Asia/Kathmandu' };
  const sent = { outcome: { kind: 'sent' as const }, chosen, isOut: false, email: 'lea@<b>example.com' };

  it('is on the page until the release, where the site has a mail server', () => {
    for (const template of ['album-release', 'music-artist', 'music-promotion'] as const)
      expect(texts(draw(template, 'before'), '.remind h2')).toEqual(['Prévenez-moi le 11 décembre']);
    expect(draw('album-release', 'out').querySelector('.remind')).toBeNull();
    expect(draw('music-event', 'before').querySelector('.remind')).toBeNull();
    const view = landingView('album-release', states['before']?.('album-release'));
    const frame = landingFrame(view, 'Agence', { reminds: false });
    expect(renderToStaticMarkup(<LandingPage view={view} frame={frame} />)).not.toContain('class="remind"');
  });

  it('offers the platforms of the page, and one moment for a release that is not at midnight', () => {
    const page = draw('album-release', 'before');
    expect(texts(page, '.remind option')).toContain('Spotify');
    expect(texts(page, '.remind-hour label')).toEqual(['À 9\u00a0h', 'À minuit']);
    const evening = draw('album-release', 'before', {
      shared: { releaseAt: Date.parse('2026-12-10T19:00:00Z') },
    });
    expect(evening.querySelector('.remind-hour')).toBeNull();
  });

  it('is replaced by the answer, with the focus on it', () => {
    const page = answered(sent);
    expect(page.querySelector('.remind [type=email]')).toBeNull();
    expect(page.querySelector('.remind[autofocus] strong')?.textContent).toBe(sent.email);
    expect(texts(answered({ ...sent, isOut: true }), '.remind h2')).toEqual([landingTexts.fr.reminder.out]);
  });

  const fieldsOf = (page: HTMLElement) =>
    Object.fromEntries(new FormData(page.querySelector<HTMLFormElement>('.remind form') ?? undefined));

  it('asks for another address with the same choices, and without the first address', () => {
    expect(fieldsOf(answered(sent))).toEqual({
      ...{ reminder: '1', again: '1', platform: 'spotify', moment: 'midnight' },
      ...{ zone: 'Asia/Kathmandu', artistList: '1' },
    });
    const again = answered({ chosen, isOut: false, email: '' });
    expect(fieldsOf(again)).toMatchObject({
      ...{ email: '', platform: 'spotify', moment: 'midnight', artistList: '1' },
    });
    expect(again.querySelector('[autofocus]')?.getAttribute('name')).toBe('email');
    expect(again.querySelector('.remind-error')).toBeNull();
  });

  it('keeps the typed values after a refusal, and focuses the wrong field', () => {
    const values = { email: 'lea', platform: 'spotify', moment: 'morning' as const };
    const outcome = { kind: 'refused' as const, message: 'Non', fields: { email: 'Fausse' }, values };
    const page = answered({ outcome, chosen, isOut: false, email: 'lea' });
    const field = page.querySelector<HTMLInputElement>('.remind [name=email]');
    expect([field?.value, field?.getAttribute('aria-invalid')]).toEqual(['lea', 'true']);
    expect(page.querySelector('[autofocus]')).toBe(field);
    expect(fieldsOf(page)).toMatchObject({ platform: 'spotify', moment: 'midnight', artistList: '1' });
  });
});
