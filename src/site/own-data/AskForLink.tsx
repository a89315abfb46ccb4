import type { SiteFacts, OwnDataPage as State } from '../../contracts/site.ts';
import { EMAIL_MAX_LENGTH } from '../../domain/lead/typed-fields.ts';
import { type Locale, localizePath } from '../../domain/locale/locale.ts';
import { OWN_DATA_PATH, OWN_DATA_TITLE } from '../../domain/own-data/own-data.ts';
import { ownData } from '../../i18n/dictionaries/own-data/index.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';

interface AskForLinkProps {
  locale: Locale;
  site: SiteFacts;
  state: State;
}

/** Things that people find behind the link, each with the time for which it is kept. */
const kinds = [
  ['contact', 'lead'],
  ['planner', 'lead'],
  ['review', 'review'],
  ['reminder', 'reminder'],
  ['newsletter', 'consent'],
  ['notes', 'notes'],
] as const;

/**
 * The form that asks for a link, the form for the code of a mail, and the button that spends a link. Every form posts to
 * the page itself; the script only moves the code of a link, which browsers do not send, into the form.
 */
export function AskForLink({ locale, site, state: { asked, refused } }: AskForLinkProps) {
  const t = ownData[locale];
  const action = localizePath(locale, OWN_DATA_PATH);
  const wrong = (form: string) => (refused?.form === form ? refused : undefined);
  const email = (id: string, of: ReturnType<typeof wrong>) => ({
    label: t.ask.email,
    id,
    name: 'email',
    required: true,
    defaultValue: of?.email ?? asked,
  });
  const control = { type: 'email', autoComplete: 'email', maxLength: EMAIL_MAX_LENGTH };
  return (
    <>
      <form className="own-open" method="post" action={action} data-own="" data-own-open="" hidden>
        <h1 className="text-h2">{t.arrived.heading}</h1>
        <p>{t.arrived.text}</p>
        <input type="hidden" name="act" value="open" />
        <input type="hidden" name="code" />
        <Button type="submit">{t.arrived.open}</Button>
      </form>
      <div className="own-ask" data-own="">
        <div className="own-ask-main">
          <h1 id={OWN_DATA_TITLE} tabIndex={-1} className="text-h2">
            {t.ask.heading}
          </h1>
          <p className="own-lead">{t.ask.intro}</p>
          {(refused?.form === 'over' || refused?.form === 'eraseOver') && (
            // biome-ignore lint/a11y/noAutofocus: the answer to what the person has just sent
            <p role="alert" tabIndex={-1} autoFocus className="form-status" data-kind="error">
              {refused.form === 'over' ? t.arrived.over : t.erase.over}
            </p>
          )}
          <form method="post" action={action} className="own-row">
            <input type="hidden" name="act" value="ask" />
            <Field
              {...email('own-email', wrong('ask'))}
              error={wrong('ask')?.message}
              focused={wrong('ask') !== undefined}
            >
              {(props) => <input {...control} {...props} />}
            </Field>
            <Button type="submit">{t.ask.send}</Button>
          </form>
          {asked !== undefined && (
            // biome-ignore lint/a11y/noAutofocus: the answer to what the person has just sent
            <div role="status" tabIndex={-1} autoFocus className="own-sent">
              {site.mailsPlans ? (
                <>
                  <p className="font-semibold">{t.ask.sent}</p>
                  <p>{t.ask.sentText}</p>
                  <p className="text-small text-muted">{t.ask.again}</p>
                </>
              ) : (
                <p>
                  {t.ask.unsent}{' '}
                  <a className="link" href={`mailto:${site.contactEmail}`}>
                    {site.contactEmail}
                  </a>
                </p>
              )}
            </div>
          )}
          <details className="own-type" open={refused?.form === 'type'}>
            <summary>
              <span className="link">{t.type.summary}</span>
            </summary>
            <form method="post" action={action}>
              <input type="hidden" name="act" value="type" />
              <Field {...email('own-typed-email', wrong('type'))}>
                {(props) => <input {...control} {...props} />}
              </Field>
              <Field
                label={t.type.code}
                id="own-code"
                name="typed"
                required
                error={wrong('type')?.message}
                focused={wrong('type') !== undefined}
              >
                {(props) => (
                  <input
                    type="text"
                    autoComplete="one-time-code"
                    autoCapitalize="characters"
                    spellCheck={false}
                    maxLength={20}
                    {...props}
                  />
                )}
              </Field>
              <Button type="submit">{t.arrived.open}</Button>
            </form>
          </details>
        </div>
        <section className="own-know">
          <h2>{t.know.title}</h2>
          <ul>
            <li>{t.know.shared}</li>
            <li>
              {t.know.other}{' '}
              <a className="link" href={`mailto:${site.contactEmail}`}>
                {t.know.person}
              </a>
              .
            </li>
            <li>{t.know.noPapers}</li>
          </ul>
        </section>
        <section className="own-kinds">
          <h2>{t.ask.opens}</h2>
          <dl>
            {kinds.map(([item, until]) => (
              <div key={item}>
                <dt>{t.items[item]}</dt>
                <dd>{t.until[until]}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </>
  );
}
