import type { PageDictionary } from '../../i18n/dictionary.ts';
import type { ArtistQuestion } from '../../i18n/landing/artist-question.ts';
import { Button } from '../../ui/button.tsx';

interface ArtistBannerProps {
  words: ArtistQuestion;
  t: PageDictionary['consent'];
  cookiesHref: string;
}

/**
 * The artist's own line, for visitors who answered the question of the site before: that answer does not cover an artist, who decides
 * alone on the use of own pixels. `artist.client.ts` shows it.
 */
export function ArtistBanner({ words, t, cookiesHref }: ArtistBannerProps) {
  return (
    <section className="consent-banner" aria-label={words.title} data-artist-banner="" hidden>
      <div className="page-width consent-line">
        <p className="consent-text">
          <strong>{words.title}.</strong> {words.text}{' '}
          <a className="link" href={cookiesHref}>
            {t.more}
          </a>
        </p>
        {(['refuse', 'accept'] as const).map((action) => (
          <Button key={action} tone="quiet" className="consent-answer" type="button" data-artist={action}>
            {t[action]}
          </Button>
        ))}
        <button type="button" className="consent-link" data-consent="settings">
          {t.settings}
        </button>
      </div>
    </section>
  );
}

/** The artist's switch among those of the settings. It needs the switch of advertising, which is the browser's whole permission for ads. */
export function ArtistSwitch({ words }: { words: ArtistQuestion }) {
  return (
    <li className="consent-category">
      <label className="consent-label" htmlFor="consent-artist">
        {words.name}
      </label>
      <p id="consent-artist-text" className="consent-detail">
        {words.detail}{' '}
        <button type="button" className="consent-link" data-artist="receipt" hidden>
          {words.receipt}
        </button>
      </p>
      <input
        id="consent-artist"
        type="checkbox"
        name="artist"
        className="consent-switch"
        aria-describedby="consent-artist-text"
      />
      <span className="consent-mark" aria-hidden="true">
        <span className="consent-bar" />
        <span className="consent-bar" />
        <span className="consent-bar" />
      </span>
    </li>
  );
}
