import { consentCategories } from '../../domain/consent/choice.ts';
import type { Tags } from '../../domain/tag-id/tag-id.ts';
import type { PageDictionary } from '../../i18n/dictionary.ts';
import { Button } from '../../ui/button.tsx';

interface ConsentBannerProps {
  t: PageDictionary['consent'];
  tags: Tags;
  /** The page that lists the purpose of each cookie. */
  cookiesHref: string;
}

/**
 * The cookie banner and the settings dialog. Both are in the HTML of every page, and only `consent.client.ts` shows
 * them: without script nothing is stored, so there is nothing to ask. They come first in the page, so that the keyboard
 * reaches them first; the banner does not take the focus.
 */
export function ConsentBanner({ t, tags, cookiesHref }: ConsentBannerProps) {
  return (
    <div data-consent-root="" data-tags={JSON.stringify(tags)}>
      <section className="consent-banner on-dark" aria-label={t.label} data-consent-banner="" hidden>
        <div className="page-width consent-banner-content">
          <span className="consent-meter" aria-hidden="true">
            <span className="consent-bar is-lit" />
            {consentCategories.map((category) => (
              <span key={category} className="consent-bar" />
            ))}
          </span>
          <p className="consent-title">{t.title}</p>
          <p className="consent-text">
            {t.text}{' '}
            <a className="link" href={cookiesHref}>
              {t.more}
            </a>
          </p>
          <Answers
            actions={[
              ['accept', t.accept],
              ['refuse', t.refuse],
              ['settings', t.settings],
            ]}
          />
        </div>
      </section>
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
            </ul>
            <p className="consent-detail">{t.dialog.tagManager}</p>
            <p className="consent-detail mt-2">
              {t.dialog.proof}{' '}
              <a className="link" href={cookiesHref}>
                {t.more}
              </a>
            </p>
          </div>
          <Answers
            actions={[
              ['accept', t.accept],
              ['refuse', t.refuse],
              ['save', t.dialog.save],
            ]}
          />
        </form>
      </dialog>
    </div>
  );
}

/** The three answers have the same size and style, so that no answer is suggested. */
function Answers({ actions }: { actions: [action: string, label: string][] }) {
  return (
    <div className="consent-answers">
      {actions.map(([action, label]) => (
        <Button
          key={action}
          tone="quiet"
          className="consent-answer"
          type={action === 'save' ? 'submit' : 'button'}
          data-consent={action}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}
