import type { ReactNode } from 'react';
import type { ShownDraft } from '../../contracts/site.ts';
import { type AnswerKind, answerKinds, REMARK_MAX_LENGTH } from '../../domain/landing/draft-answer.ts';
import { NAME_MAX_LENGTH } from '../../domain/lead/typed-fields.ts';
import { type Locale, localizePath } from '../../domain/locale/locale.ts';
import { TRAP_FIELD } from '../../domain/spam/spam.ts';
import { fill } from '../../i18n/format.ts';
import { draftAnswerTexts, draftMoment } from '../../i18n/messages/draft-answer-texts.ts';
import { Trap } from '../../ui/trap.tsx';

interface DraftBarProps {
  draft: ShownDraft;
  locale: Locale;
  brand: string;
}

/** Id of the bar, to which the end of the page links. */
const BAR = 'draft-answer';

/**
 * The bar over a draft behind a secret link, with which the artist approves the version that is shown or sends a
 * remark. Its two forms work without script. The bar is in the flow of the page and covers nothing.
 */
export function DraftBar({ draft, locale, brand }: DraftBarProps) {
  const t = draftAnswerTexts[locale];
  const { answered } = draft;
  return (
    <aside id={BAR} className="draft-bar" aria-label={t.label}>
      <p>{t.draft}</p>
      {answered?.outcome.kind === 'sent' && (
        // biome-ignore lint/a11y/noAutofocus: the answer to what the visitor has just sent
        <p className="draft-sent" role="status" tabIndex={-1} autoFocus>
          {t.sent[answered.kind]}
          {answered.older !== undefined &&
            ` ${fill(t.older, { moment: draftMoment(locale, answered.older) })}`}
        </p>
      )}
      <div className="draft-ways">
        {answerKinds.map((kind) => (
          <Way key={kind} kind={kind} draft={draft} locale={locale} brand={brand} />
        ))}
      </div>
    </aside>
  );
}

/** The link from the end of the page back to the bar. */
export const DraftBack = ({ locale }: { locale: Locale }) => (
  <nav className="draft-bar draft-back" aria-label={draftAnswerTexts[locale].label}>
    <a href={`#${BAR}`}>{draftAnswerTexts[locale].back}</a>
  </nav>
);

function Way({ kind, draft, locale, brand }: DraftBarProps & { kind: AnswerKind }) {
  const t = draftAnswerTexts[locale];
  const { answered, version, versionAt, places } = draft;
  const outcome = answered?.kind === kind ? answered.outcome : undefined;
  const refused = outcome?.kind === 'refused' ? outcome : undefined;
  const { fields = {}, values = {} } = refused ?? {};
  const isRemark = kind === 'remark';
  return (
    // Browsers that know `name` close the other one.
    <details name="draft-answer" open={refused !== undefined}>
      <summary>{isRemark ? t.remark : t.approve}</summary>
      <form method="post">
        <p className="draft-note">{fill(t.version, { moment: draftMoment(locale, versionAt) })}</p>
        {refused && Object.keys(fields).length === 0 && (
          // biome-ignore lint/a11y/noAutofocus: the answer to what the visitor has just sent
          <p className="draft-error" role="status" tabIndex={-1} autoFocus>
            {refused.message}
          </p>
        )}
        {isRemark && (
          <>
            <Field id={`${kind}-place`} label={t.place}>
              <select id={`${kind}-place`} name="place" defaultValue={values.place ?? 'page'}>
                {places.map((place) => (
                  <option key={place} value={place}>
                    {t.places[place]}
                  </option>
                ))}
              </select>
            </Field>
            <Field id={`${kind}-text`} label={t.text} error={fields.text}>
              <textarea
                id={`${kind}-text`}
                name="text"
                rows={4}
                required
                maxLength={REMARK_MAX_LENGTH}
                defaultValue={values.text}
                {...wrong(`${kind}-text`, fields.text)}
              />
            </Field>
          </>
        )}
        <Field id={`${kind}-name`} label={t.name} error={fields.name}>
          <input
            id={`${kind}-name`}
            name="name"
            autoComplete="name"
            maxLength={NAME_MAX_LENGTH}
            defaultValue={values.name}
            {...wrong(`${kind}-name`, fields.name)}
          />
        </Field>
        <Trap id={`${kind}-${TRAP_FIELD}`} name={TRAP_FIELD} label={t.trap} className="spoken" />
        <input type="hidden" name="answer" value={kind} />
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="versionAt" value={versionAt} />
        <button type="submit">{t.send[kind]}</button>
        <p className="draft-note">
          {fill(t.privacy, { brand })} <a href={localizePath(locale, '/privacy')}>{t.privacyLink}</a>
        </p>
      </form>
    </details>
  );
}

const wrong = (id: string, error: string | undefined) =>
  error ? { 'aria-invalid': 'true' as const, 'aria-describedby': `${id}-error`, autoFocus: true } : {};

interface FieldProps {
  id: string;
  label: string;
  error?: string | undefined;
  children: ReactNode;
}

const Field = ({ id, label, error, children }: FieldProps) => (
  <div className="draft-field">
    <label htmlFor={id}>{label}</label>
    {children}
    {error && (
      <p className="draft-error" id={`${id}-error`}>
        {error}
      </p>
    )}
  </div>
);
