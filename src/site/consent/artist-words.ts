import type { Locale } from '../../domain/locale/locale.ts';
import type { artistConsent } from '../../i18n/dictionaries/artist-consent/fr.ts';
import { type ArtistQuestion, artistQuestion } from '../../i18n/landing/artist-question.ts';
import type { AskedFor } from './artist-ask.ts';

const loaders: Record<Locale, () => Promise<{ artistConsent: typeof artistConsent }>> = {
  fr: () => import('../../i18n/dictionaries/artist-consent/fr.ts'),
  en: () => import('../../i18n/dictionaries/artist-consent/en.ts'),
  es: () => import('../../i18n/dictionaries/artist-consent/es.ts'),
  pt: () => import('../../i18n/dictionaries/artist-consent/pt.ts'),
};

/** Loads the words of the question in the language of the page. */
export async function artistWords(asked: AskedFor): Promise<ArtistQuestion> {
  const locale = document.documentElement.lang as Locale;
  return artistQuestion(locale, (await loaders[locale]()).artistConsent, asked);
}

/**
 * Returns the artist's own line, for visitors who answered the question of the site before: that answer does not cover an artist, who
 * decides alone on the use of own pixels. It is made from the banner of the site, so that both have the same form.
 */
export function artistBanner(banner: HTMLElement, words: ArtistQuestion): HTMLElement {
  const own = banner.cloneNode(true) as HTMLElement;
  delete own.dataset['consentBanner'];
  own.dataset['artistBanner'] = '';
  own.hidden = true;
  own.ariaLabel = words.title;
  for (const part of own.querySelectorAll('.consent-artist,.consent-about')) part.remove();
  const text = own.querySelector('.consent-text');
  text?.removeAttribute('id');
  const title = document.createElement('strong');
  title.textContent = `${words.title}.`;
  text?.replaceChildren(title, ` ${words.text} `, text.querySelector('a') ?? '');
  for (const answer of own.querySelectorAll<HTMLElement>('.consent-answer')) {
    answer.dataset['artist'] = answer.dataset['consent'] ?? '';
    delete answer.dataset['consent'];
  }
  return own;
}

/** Returns the artist's switch for the settings, made from that of advertising, which is the browser's whole permission for ads. */
export function artistSwitch(marketing: Element, words: ArtistQuestion): HTMLElement {
  const own = marketing.cloneNode(true) as HTMLElement;
  const [label, text, input] = [
    own.querySelector('label'),
    own.querySelector('p'),
    own.querySelector('input'),
  ];
  if (label) Object.assign(label, { textContent: words.name, htmlFor: 'consent-artist' });
  if (input) Object.assign(input, { id: 'consent-artist', name: 'artist' });
  input?.setAttribute('aria-describedby', 'consent-artist-text');
  if (text) text.id = 'consent-artist-text';
  const receipt = Object.assign(document.createElement('button'), {
    ...{ type: 'button', className: 'consent-link', textContent: words.receipt, hidden: true },
  });
  receipt.dataset['artist'] = 'receipt';
  text?.replaceChildren(`${words.detail} `, receipt);
  return own;
}
