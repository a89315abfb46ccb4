import type { ReportFormOutcome } from '../../contracts/site.ts';
import { EMAIL_MAX_LENGTH, NAME_MAX_LENGTH } from '../../domain/lead/typed-fields.ts';
import { type Locale, localizePath } from '../../domain/locale/locale.ts';
import {
  ACCESSIBILITY_OBJECT,
  ADDRESS_MAX,
  EXPLANATION_MAX,
  EXPLANATION_MIN,
  REPORT_PATH,
  reportReasons,
} from '../../domain/report/content-report.ts';
import { TRAP_FIELD } from '../../domain/spam/spam.ts';
import { fill } from '../../i18n/format.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Trap } from '../../ui/trap.tsx';
import { type ReportPageTexts, reasonWords } from './texts.ts';

interface ReportFormProps {
  locale: Locale;
  t: ReportPageTexts;
  /** The parameter `objet`; empty: the address says what is reported. */
  object: string;
  /** The address of a known content, which is not typed. */
  address?: string | undefined;
  outcome?: ReportFormOutcome | undefined;
}

/**
 * The fields of article 16(2) of Regulation (EU) 2022/2065; about accessibility, without a reason and without the statement of good
 * faith. The form needs no script: it posts to its own page.
 */
export function ReportForm({ locale, t, object, address, outcome }: ReportFormProps) {
  const barrier = object === ACCESSIBILITY_OBJECT ? t.barrier : undefined;
  const { fields } = t;
  const refused = outcome?.kind === 'refused' ? outcome : undefined;
  const field = (name: 'address' | 'explanation' | 'name' | 'email', required = true) => ({
    name,
    id: `report-${name}`,
    error: refused?.fields[name],
    defaultValue: refused?.values[name],
    required,
  });
  return (
    <form className="report-form" method="post" action={localizePath(locale, REPORT_PATH)} data-early="">
      <input type="hidden" name="object" value={object} />
      {refused && (
        // biome-ignore lint/a11y/noAutofocus: the answer to what the visitor has just sent
        <p role="alert" tabIndex={-1} autoFocus className="form-status" data-kind="error">
          {refused.message}
        </p>
      )}
      {address === undefined ? (
        <Field label={fields.address} hint={fields.addressHint} {...field('address')}>
          {(control) => <input type="text" inputMode="url" maxLength={ADDRESS_MAX} {...control} />}
        </Field>
      ) : (
        <input type="hidden" name="address" value={address} />
      )}
      {barrier ? (
        <input type="hidden" name="reason" value="accessibility" />
      ) : (
        <Reasons locale={locale} t={t} refused={refused} />
      )}
      <Field
        label={barrier?.explanation ?? fields.explanation}
        hint={fill(fields.explanationHint, { least: EXPLANATION_MIN })}
        {...field('explanation')}
      >
        {(control) => (
          <textarea rows={5} minLength={EXPLANATION_MIN} maxLength={EXPLANATION_MAX} {...control} />
        )}
      </Field>
      <p id="report-contact-hint" className="text-small text-muted">
        {barrier?.contactHint ?? fields.contactHint}
      </p>
      <div className="report-contact grid gap-5 sm:grid-cols-2">
        <Field label={fields.name} {...field('name', false)}>
          {(control) => <input type="text" autoComplete="name" maxLength={NAME_MAX_LENGTH} {...control} />}
        </Field>
        <Field label={fields.email} {...field('email', false)}>
          {(control) => <input type="email" autoComplete="email" maxLength={EMAIL_MAX_LENGTH} {...control} />}
        </Field>
      </div>
      {!barrier && <GoodFaith t={t} refused={refused} />}
      <Trap id={`report-${TRAP_FIELD}`} name={TRAP_FIELD} label={fields.trap} />
      <Button type="submit" className="justify-self-start">
        {barrier?.send ?? t.send}
      </Button>
      <p className="text-small text-muted">
        {barrier?.secret ?? t.secret}{' '}
        <a className="link" href={localizePath(locale, '/privacy')}>
          {t.privacy}
        </a>
      </p>
    </form>
  );
}

interface PartProps {
  t: ReportPageTexts;
  refused: Extract<ReportFormOutcome, { kind: 'refused' }> | undefined;
}

function Reasons({ locale, t: { fields }, refused }: PartProps & { locale: Locale }) {
  return (
    <fieldset className="report-reasons" aria-describedby="report-reason-error">
      <legend className="font-semibold">{fields.reason}</legend>
      <div className="report-choices">
        {reportReasons.map((reason) => (
          <label key={reason}>
            <input
              type="radio"
              name="reason"
              value={reason}
              required
              defaultChecked={refused?.values.reason === reason}
            />
            {reasonWords[locale][reason]}
          </label>
        ))}
      </div>
      <p id="report-reason-error" className="field-error">
        {refused?.fields.reason}
      </p>
    </fieldset>
  );
}

function GoodFaith({ t: { fields }, refused }: PartProps) {
  return (
    <div>
      <label className="report-faith">
        <input
          type="checkbox"
          name="goodFaith"
          value="true"
          required
          defaultChecked={refused?.values.goodFaith === 'true'}
          aria-describedby="report-goodFaith-error"
        />
        {fields.goodFaith}
      </label>
      <p id="report-goodFaith-error" className="field-error">
        {refused?.fields.goodFaith}
      </p>
    </div>
  );
}
