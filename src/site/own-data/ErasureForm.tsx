import type { OwnData } from '../../contracts/own-data.ts';
import type { OwnDataPage as State } from '../../contracts/site.ts';
import { type Locale, localizePath } from '../../domain/locale/locale.ts';
import { eraseWords, OWN_DATA_PATH } from '../../domain/own-data/own-data.ts';
import { agencyDay } from '../../domain/time/agency-day.ts';
import { ownData } from '../../i18n/dictionaries/own-data/index.ts';
import { fill, formatDate } from '../../i18n/format.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';

interface ErasureFormProps {
  locale: Locale;
  data: OwnData;
  state: State;
}

/** The word that asks for the mail with which a person is erased, and the field for the code of that mail. */
export function ErasureForm({ locale, data, state: { done, refused } }: ErasureFormProps) {
  const t = ownData[locale];
  const action = localizePath(locale, OWN_DATA_PATH);
  const wrong = (form: string) => (refused?.form === form ? refused.message : undefined);
  const contract = contractOf(data);
  const sent = done === 'erasureSent' || refused?.form === 'typedErasure';
  return (
    <section className="own-erase" aria-labelledby="own-erase">
      <div>
        <h2 id="own-erase">{t.erase.title}</h2>
        <p>
          {contract
            ? fill(t.erase.contract, { day: formatDate(locale, Date.parse(contract)) })
            : t.erase.text}{' '}
          {data.testimonials.length > 0 && t.erase.testimonials}
        </p>
      </div>
      {!contract && !sent && (
        <form method="post" action={action} className="own-row">
          <input type="hidden" name="act" value="erasure" />
          <Field
            label={fill(t.erase.word, { word: eraseWords[locale] })}
            id="own-word"
            name="word"
            required
            error={wrong('erasure')}
            focused={refused?.form === 'erasure'}
          >
            {(props) => <input type="text" autoComplete="off" maxLength={20} {...props} />}
          </Field>
          <Button type="submit" tone="quiet">
            {t.erase.submit}
          </Button>
        </form>
      )}
      {sent && (
        <>
          {/* biome-ignore lint/a11y/noAutofocus: the answer to what the person has just sent */}
          <div role="status" tabIndex={-1} autoFocus={done === 'erasureSent'} className="own-sent">
            <p className="font-semibold">{t.erase.sent}</p>
            <p>{t.erase.sentText}</p>
          </div>
          <form method="post" action={action} className="own-row">
            <input type="hidden" name="act" value="erase" />
            <input type="hidden" name="email" value={data.email} />
            <Field
              label={t.erase.typed}
              id="own-erase-code"
              name="typed"
              required
              error={wrong('typedErasure')}
              focused={refused?.form === 'typedErasure'}
            >
              {(props) => (
                <input
                  type="text"
                  autoComplete="one-time-code"
                  spellCheck={false}
                  maxLength={20}
                  {...props}
                />
              )}
            </Field>
            <Button type="submit" tone="quiet">
              {t.erase.confirm}
            </Button>
          </form>
        </>
      )}
    </section>
  );
}

/** The last day of a campaign that is planned or runs; undefined: there is none. */
function contractOf({ campaigns, exportedAt }: OwnData): string | undefined {
  const today = agencyDay(Date.parse(exportedAt));
  return campaigns
    .filter(({ status, endsOn }) => status !== 'finished' && endsOn >= today)
    .map(({ endsOn }) => endsOn)
    .toSorted()
    .at(-1);
}
