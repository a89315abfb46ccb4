import type { ReactNode } from 'react';
import type { ArtistPixelsForm } from '../../../contracts/landing/artist-pixels.ts';
import type { ArtistPixelsPage as State } from '../../../contracts/site.ts';
import { artistPlatformNames } from '../../../domain/landing/artist-pixels.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import { fill } from '../../../i18n/format.ts';
import { artistPixelTexts } from '../../../i18n/landing/artist-pixel-texts.ts';
import { closedLinkTexts } from '../../../i18n/messages/closed-link-texts.ts';
import { draftMoment } from '../../../i18n/messages/draft-answer-texts.ts';

interface ArtistPixelsPageProps {
  state: State;
  locale: Locale;
  /** Name of the agency. */
  brand: string;
  /** Address for questions; empty: no address. */
  contactEmail: string;
}

/** The page behind a one-time link, on which an artist sets their own pixels; after its use or its time, the reason why it is closed. */
export function ArtistPixelsPage({ state, locale, brand, contactEmail }: ArtistPixelsPageProps) {
  const t = artistPixelTexts[locale];
  const mail = contactEmail && <a href={`mailto:${contactEmail}`}>{contactEmail}</a>;
  if (state.ended !== undefined)
    return (
      <Plain by={brand} title={t[state.ended]}>
        <p>{t[`${state.ended}Text`]}</p>
        {mail && (
          <p>
            {closedLinkTexts[locale].ask} {mail}
          </p>
        )}
      </Plain>
    );
  const { form, outcome } = state;
  const by = fill(t.by, { brand });
  if (outcome?.kind === 'sent')
    return (
      <Plain by={by} title={t.done}>
        <p>{state.isOn ? t.doneOn : fill(t.doneOff, { brand })}</p>
        <p>{fill(t.doneText, { brand })}</p>
        {mail && (
          <p>
            {t.change} {mail}
          </p>
        )}
      </Plain>
    );
  return (
    <>
      <header>
        <p className="report-by">{by}</p>
        <h1>{fill(t.heading, { title: form.title })}</h1>
        {form.artist && <p className="report-artist">{fill(t.of, { artist: form.artist })}</p>}
        <p>{form.url === null ? t.offline : <a href={form.url}>{t.see}</a>}</p>
      </header>
      <main>
        <div className="pixels-intro">
          <p>{fill(t.intro, { brand })}</p>
          <p>{t.consent}</p>
          <p>{fill(t.switch, { brand })}</p>
        </div>
        <PixelForm form={form} outcome={outcome} locale={locale} brand={brand} />
      </main>
    </>
  );
}

function Plain({ by, title, children }: { by: string; title: string; children: ReactNode }) {
  return (
    <>
      <header>
        <p className="report-by">{by}</p>
        <h1>{title}</h1>
      </header>
      <main className="pixels-plain">{children}</main>
    </>
  );
}

type PixelFormProps = Pick<ArtistPixelsPageProps, 'locale' | 'brand'> & {
  form: ArtistPixelsForm;
  outcome: Exclude<State['outcome'], { kind: 'sent' }>;
};

/** The form posts to its own address, which has the code. After a refusal a token has to be typed again: no page contains one. */
function PixelForm({ form, outcome, locale, brand }: PixelFormProps) {
  const t = artistPixelTexts[locale];
  const { fields = {}, values = {}, message } = outcome ?? {};
  const first = (['metaPixel', 'metaToken', 'tiktokPixel', 'tiktokToken'] as const).find(
    (name) => fields[name],
  );
  return (
    <form method="post" className="pixels-form">
      {outcome && first === undefined && (
        // biome-ignore lint/a11y/noAutofocus: the answer to what the visitor has just sent
        <p className="pixels-error" role="status" tabIndex={-1} autoFocus>
          {message}
        </p>
      )}
      <p className="pixels-one">{t.one}</p>
      <div className="pixels-platforms">
        {artistPlatformNames.map((platform) => {
          const pixel = `${platform}Pixel` as const;
          const token = `${platform}Token` as const;
          return (
            <fieldset key={platform}>
              <legend>{t[platform]}</legend>
              <Field
                id={pixel}
                label={t.pixel}
                hint={t[`${platform}Hint`]}
                error={fields[pixel]}
                focused={first === pixel}
                value={values[pixel] ?? form[pixel]}
                maxLength={40}
              />
              <Field
                id={token}
                label={t.token}
                hint={form[token] ? t.stored : fill(t.tokenHint, { brand })}
                error={fields[token]}
                focused={first === token}
                maxLength={1000}
              />
            </fieldset>
          );
        })}
      </div>
      <button type="submit">{t.send}</button>
      <p className="pixels-once">{fill(t.once, { moment: draftMoment(locale, form.expiresAt) })}</p>
    </form>
  );
}

interface FieldProps {
  id: string;
  label: string;
  hint: string;
  error: string | undefined;
  /** Whether the page begins with the focus here. */
  focused: boolean;
  value?: string;
  maxLength: number;
}

const Field = ({ id, label, hint, error, focused, value, maxLength }: FieldProps) => (
  <div className="pixels-field">
    <label htmlFor={id}>{label}</label>
    <input
      id={id}
      name={id}
      type="text"
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      data-1p-ignore=""
      data-lpignore="true"
      maxLength={maxLength}
      defaultValue={value}
      aria-describedby={error ? `${id}-error ${id}-hint` : `${id}-hint`}
      {...(error && { 'aria-invalid': true as const })}
      // biome-ignore lint/a11y/noAutofocus: the first wrong field of what the visitor has just sent
      autoFocus={focused}
    />
    {error && (
      <p className="pixels-error" id={`${id}-error`}>
        {error}
      </p>
    )}
    <p className="pixels-hint" id={`${id}-hint`}>
      {hint}
    </p>
  </div>
);
