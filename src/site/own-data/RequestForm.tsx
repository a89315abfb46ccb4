import { type Locale, localizePath } from '../../domain/locale/locale.ts';
import { OWN_DATA_PATH } from '../../domain/own-data/own-data.ts';
import { rightsKinds } from '../../domain/own-data/rights.ts';
import { ownData } from '../../i18n/dictionaries/own-data/index.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';

/** Asks the staff for what the page cannot do itself. No text is sent: a person answers by e-mail. */
export function RequestForm({ locale }: { locale: Locale }) {
  const t = ownData[locale].request;
  return (
    <form method="post" action={localizePath(locale, OWN_DATA_PATH)} className="own-request">
      <div>
        <h2>{t.heading}</h2>
        <p>{t.text}</p>
      </div>
      <div className="own-request-fields">
        <input type="hidden" name="act" value="request" />
        <Field label={t.label} id="own-request" name="kind" required>
          {(props) => (
            // HTML allows `required` only with an empty first option; a list always has a value.
            <select {...props} required={false}>
              {rightsKinds.map((kind) => (
                <option key={kind} value={kind}>
                  {t.kinds[kind]}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Button type="submit" tone="quiet" className="justify-self-start">
          {t.send}
        </Button>
      </div>
    </form>
  );
}
