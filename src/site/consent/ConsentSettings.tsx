import { consentCategories } from '../../domain/consent/choice.ts';
import type { PageDictionary } from '../../i18n/dictionary.ts';
import { ConsentAnswer } from './ConsentAnswer.tsx';

interface ConsentSettingsProps {
  t: PageDictionary['consent'];
  /** The page that lists the purpose of each cookie. */
  cookiesHref: string;
}

/** The settings dialog of the cookie banner. A landing page takes it from the cookie page when a visitor opens it. */
export function ConsentSettings({ t, cookiesHref }: ConsentSettingsProps) {
  return (
    <dialog
      className="consent-dialog on-dark"
      aria-labelledby="consent-title"
      {...{ closedby: 'any' }}
      data-consent-dialog=""
    >
      <form method="dialog" data-consent-form="">
        <div className="flex items-start justify-between gap-4">
          <h2 id="consent-title" className="pt-2 text-h3">
            {t.dialog.title}
          </h2>
          <button type="button" className="icon-button" aria-label={t.dialog.close} data-consent="close">
            <svg viewBox="0 0 24 24" className="size-6" aria-hidden="true">
              <path d="M5 5l14 14M19 5L5 19" className="stroke" />
            </svg>
          </button>
        </div>
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
          <ConsentAnswer action="accept">{t.dialog.acceptAll}</ConsentAnswer>
          <ConsentAnswer action="refuse">{t.dialog.refuseAll}</ConsentAnswer>
          <ConsentAnswer action="save">{t.dialog.save}</ConsentAnswer>
        </div>
      </form>
    </dialog>
  );
}
