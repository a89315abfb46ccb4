import type { ReactNode } from 'react';
import { COMBINED_TEXT_VERSION, CONSENT_TEXT_VERSION } from '../../domain/consent/text-versions.ts';
import type { Tags } from '../../domain/tag-id/tag-id.ts';
import type { PageDictionary } from '../../i18n/dictionary.ts';
import type { ArtistAsk } from './artist-ask.ts';
import { ConsentAnswer } from './ConsentAnswer.tsx';

interface ConsentBannerProps {
  t: PageDictionary['consent'];
  tags: Tags;
  /** The page that lists the purpose of each cookie. */
  cookiesHref: string;
  /** The artist who asks too, on a landing page with own pixels. */
  artist?: ArtistAsk | undefined;
  /** The settings dialog; absent on a landing page, which takes it from the cookie page at the press. */
  children?: ReactNode;
}

/**
 * The cookie banner. It is in the HTML of every page, and only `consent.client.ts` shows it: without script nothing is
 * stored, so there is nothing to ask. It is the first element of the page, so that the keyboard reaches it first; it does not take the focus.
 * It is one line, which covers nothing of the first screen that matters; on a phone « Cookies » opens the explanation above the line.
 */
export function ConsentBanner({ t, tags, cookiesHref, artist, children }: ConsentBannerProps) {
  return (
    <div
      data-consent-root=""
      data-tags={JSON.stringify(tags)}
      data-text={artist ? COMBINED_TEXT_VERSION : CONSENT_TEXT_VERSION}
      data-artist={artist && JSON.stringify(artist.question)}
    >
      <section className="consent-banner" aria-label={t.label} data-consent-banner="" hidden>
        <div className="page-width consent-line">
          {artist && <p className="consent-artist">{artist.words.also}</p>}
          <button
            type="button"
            className="consent-link consent-about"
            aria-expanded="false"
            aria-controls="consent-text"
            data-consent="about"
          >
            {t.about}
          </button>
          <p id="consent-text" className="consent-text">
            <strong>{t.title}</strong> {t.text} {artist && `${artist.words.banner} `}
            <a className="link" href={cookiesHref}>
              {t.more}
            </a>
          </p>
          {(['refuse', 'accept'] as const).map((action) => (
            <ConsentAnswer key={action} action={action} isPlain={!children}>
              {t[action]}
            </ConsentAnswer>
          ))}
          <button type="button" className="consent-link" data-consent="settings">
            {t.settings}
          </button>
        </div>
      </section>
      {children}
    </div>
  );
}
