import { EMAIL_MAX_LENGTH, NAME_MAX_LENGTH } from '../../domain/lead/typed-fields.ts';
import { TRAP_FIELD } from '../../domain/spam/spam.ts';
import { fill } from '../../i18n/format.ts';
import { Trap } from '../../ui/trap.tsx';
import type { LandingModel } from './landing-model.ts';

const MESSAGE_MAX_LENGTH = 5000;
const fields = ['name', 'email', 'message'] as const;

/**
 * The form of a page, which the browser itself posts: without an `action`, the address keeps its campaign parameters.
 * The response is the page again, with the focus on the message or on the first wrong field. The script fills the two
 * hidden fields, so that a lead is counted under the channel of its view, and not as a second conversion.
 */
export function LeadForm({ model }: { model: LandingModel }) {
  const { form, t, view, brand, privacyHref } = model;
  if (!form) return null;
  const { outcome } = form;
  const refused = outcome?.kind === 'refused' ? outcome : undefined;
  const firstWrong = fields.find((name) => refused?.fields[name]);
  return (
    <section className="lead-form" aria-labelledby="lead-title">
      <div className="lead-words">
        <h2 id="lead-title">{form.title}</h2>
        {form.description && outcome?.kind !== 'sent' && <p>{form.description}</p>}
      </div>
      {outcome?.kind === 'sent' ? (
        // biome-ignore lint/a11y/noAutofocus: the answer to what the visitor has just sent stands far below the top
        <p className="lead-sent" role="status" tabIndex={-1} autoFocus>
          {t.form.sent}
        </p>
      ) : (
        <form method="post" data-lead="">
          <p className="lead-note">{t.form.required}</p>
          {fields.map((name) => {
            const error = refused?.fields[name];
            const value = refused?.values[name];
            const common = {
              id: `lead-${name}`,
              name,
              required: true,
              ...(value !== undefined && { defaultValue: value }),
              ...(error && { 'aria-invalid': 'true' as const, 'aria-describedby': `lead-${name}-error` }),
              ...(name === firstWrong && { autoFocus: true }),
            };
            return (
              <div key={name} className={`lead-field is-${name}`}>
                <label htmlFor={common.id}>{t.form[name]}</label>
                {name === 'message' ? (
                  <textarea rows={3} maxLength={MESSAGE_MAX_LENGTH} {...common} />
                ) : (
                  <input
                    type={name === 'email' ? 'email' : 'text'}
                    autoComplete={name}
                    maxLength={name === 'email' ? EMAIL_MAX_LENGTH : NAME_MAX_LENGTH}
                    {...common}
                  />
                )}
                {error && (
                  <p className="lead-error" id={`lead-${name}-error`}>
                    {error}
                  </p>
                )}
              </div>
            );
          })}
          <Trap id={`lead-${TRAP_FIELD}`} name={TRAP_FIELD} label={t.form.trap} className="spoken" />
          <input type="hidden" name="way" />
          <input type="hidden" name="clicked" />
          {view.variant && <input type="hidden" name="variant" value={view.variant} />}
          {refused && (
            // biome-ignore lint/a11y/noAutofocus: the answer to what the visitor has just sent stands far below the top
            <p className="lead-refused" role="status" tabIndex={-1} autoFocus={firstWrong === undefined}>
              {refused.message}
            </p>
          )}
          <button type="submit" className="pill">
            {form.button}
          </button>
          <p className="lead-note">
            {fill(t.form.privacy, { brand })} <a href={privacyHref}>{t.form.privacyLink}</a>
          </p>
        </form>
      )}
    </section>
  );
}
