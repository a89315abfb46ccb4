import { consentCategories } from '../../domain/consent/choice.ts';
import type { Tags } from '../../domain/tag-id/tag-id.ts';
import type { PageDictionary } from '../../i18n/dictionary.ts';
import { Button } from '../../ui/button.tsx';
import { ArtistBanner, ArtistSwitch } from './ArtistConsent.tsx';
import type { ArtistAsk } from './artist-ask.ts';

interface ConsentBannerProps {
  t: PageDictionary['consent'];
  tags: Tags;
  /** The page that lists the purpose of each cookie. */
  cookiesHref: string;
  /** The artist who asks too, on a landing page with own pixels. */
  artist?: ArtistAsk | undefined;
}

/**
 * The cookie banner and the settings dialog. Both are in the HTML of every page, and only `consent.client.ts` shows
 * them: without script nothing is stored, so there is nothing to ask. They are the first elements of the page, so that
 * the keyboard reaches them first; the banner does not take the focus. It is one line, which covers nothing of the
 * first screen that matters; on a phone « Cookies » opens the explanation above the line.
 */
export function ConsentBanner({ t, tags, cookiesHref, artist }: ConsentBannerProps) {
  return (
    <div
      data-consent-root=""
      data-tags={JSON.stringify(tags)}
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
          <Answer action="refuse">{t.refuse}</Answer>
          <Answer action="accept">{t.accept}</Answer>
          <button type="button" className="consent-link" data-consent="settings">
            {t.settings}
          </button>
        </div>
      </section>
      {artist && <ArtistBanner words={artist.words} t={t} cookiesHref={cookiesHref} />}
      <dialog
        className="consent-dialog on-dark"
        aria-labelledby="consent-title"
        {...{ closedby: 'any' }}
        data-consent-dialog=""
      >
        <form method="dialog" data-consent-form="">
          <header className="flex items-start justify-between gap-4">
            <h2 id="consent-title" className="pt-2 text-h3">
              {t.dialog.title}
            </h2>
            <button type="button" className="icon-button" aria-label={t.dialog.close} data-consent="close">
              <svg viewBox="0 0 24 24" className="size-6" aria-hidden="true">
                <path d="M5 5l14 14M19 5L5 19" className="stroke" />
              </svg>
            </button>
          </header>
          <div className="consent-settings">
            <p className="consent-detail">{t.dialog.text}</p>
            <ul className="my-3">
              {(['essential', ...consentCategories] as const).map((category) => {
                const { name, text } = t.dialog.categories[category];
                const locked = category === 'essential' && { defaultChecked: true, disabled: true };
                return (
                  <li key={category} className="consent-category">
                    <label className="consent-label" htmlFor={`consent-${category}`}>
                      {name}
                    </label>
                    <p id={`consent-${category}-text`} className="consent-detail">
                      {text}
                      {category === 'marketing' && (
                        <span data-consent-objection="" hidden>
                          {' '}
                          {t.dialog.objection}
                        </span>
                      )}
                    </p>
                    <input
                      id={`consent-${category}`}
                      type="checkbox"
                      name={category}
                      className="consent-switch"
                      aria-describedby={`consent-${category}-text`}
                      {...locked}
                    />
                    <span className="consent-mark" aria-hidden="true">
                      <span className="consent-bar" />
                      <span className="consent-bar" />
                      <span className="consent-bar" />
                    </span>
                  </li>
                );
              })}
              {artist && <ArtistSwitch words={artist.words} />}
            </ul>
            <p className="consent-detail">{t.dialog.tagManager}</p>
            <p className="consent-detail mt-2">
              {t.dialog.proof}{' '}
              <a className="link" href={cookiesHref}>
                {t.more}
              </a>
            </p>
            <button
              type="button"
              className="consent-link"
              data-consent="receipt"
              data-later={t.dialog.receiptLater}
              hidden
            >
              {t.dialog.receipt}
            </button>
          </div>
          <div className="consent-answers">
            <Answer action="accept">{t.dialog.acceptAll}</Answer>
            <Answer action="refuse">{t.dialog.refuseAll}</Answer>
            <Answer action="save">{t.dialog.save}</Answer>
          </div>
        </form>
      </dialog>
    </div>
  );
}

/** The answers of the banner, and those of the dialog, have the same size and style, so that no answer is suggested. */
function Answer({ action, children }: { action: 'accept' | 'refuse' | 'save'; children: string }) {
  return (
    <Button
      tone="quiet"
      className="consent-answer"
      type={action === 'save' ? 'submit' : 'button'}
      data-consent={action}
    >
      {children}
    </Button>
  );
}
