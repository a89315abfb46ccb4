import type { ContactFields } from '../../contracts/leads/contact.ts';
import type { ContactFormOutcome, SiteFacts } from '../../contracts/site.ts';
import { bookingPlatforms } from '../../domain/booking/platforms.ts';
import { contactPlatforms, UNKNOWN_PLATFORM } from '../../domain/lead/contact-platform.ts';
import { EMAIL_MAX_LENGTH, NAME_MAX_LENGTH } from '../../domain/lead/typed-fields.ts';
import { type Locale, localizePath } from '../../domain/locale/locale.ts';
import { TRAP_FIELD } from '../../domain/spam/spam.ts';
import type { PageDictionary } from '../../i18n/dictionary.ts';
import { fill } from '../../i18n/format.ts';
import { errorsFor } from '../../i18n/server-errors.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { FormStatus } from '../../ui/form-status.tsx';
import { Trap } from '../../ui/trap.tsx';

/** Whether a field is required, in the order of the form. */
const formFields: Record<keyof ContactFields, boolean> = {
  name: true,
  email: true,
  // Its first choice is an answer: HTML allows a required choice only behind an empty one.
  platform: false,
  message: true,
};
const fieldNames = Object.keys(formFields) as (keyof ContactFields)[];

/** The API's messages for the errors that the browser finds itself. */
const errorsOf = (locale: Locale) => {
  const { fields } = errorsFor(locale);
  return {
    required: fields.contact_required,
    missing: {
      name: fields['contact_required.name'],
      email: fields['contact_required.email'],
      message: fields['contact_required.message'],
    },
    email: fields.contact_email,
  };
};
export type ContactErrors = ReturnType<typeof errorsOf>;

interface ContactFormProps {
  locale: Locale;
  t: PageDictionary['contact'];
  site: Pick<SiteFacts, 'bookingUrls'>;
  /** The outcome of a submission without script, with the typed values. */
  outcome?: ContactFormOutcome | undefined;
  /** The page with the form; without script the form posts to it. */
  path: string;
}

/** The contact form. Its data attributes are for script; `data-texts` holds the texts that only the script shows. */
export function ContactForm({ locale, t, site, outcome, path }: ContactFormProps) {
  const { bookingUrls } = site;
  const refused = outcome?.kind === 'refused' ? outcome : undefined;
  const firstWrong = fieldNames.find((name) => refused?.fields[name]);
  const field = (name: keyof ContactFields) => ({
    name,
    id: `contact-${name}`,
    error: refused?.fields[name],
    defaultValue: refused?.values[name],
    required: formFields[name],
    focused: name === firstWrong,
  });
  return (
    <form
      className="contact-form flex flex-col gap-5 rounded-card border border-line bg-raised p-6 md:p-8"
      method="post"
      action={localizePath(locale, path)}
      data-contact-form=""
      data-carried="contact"
      data-early=""
      data-locale={locale}
      data-texts={JSON.stringify({
        send: t.send,
        sending: t.sending,
        success: t.success,
        sentAt: t.sentAt,
        error: t.error,
      })}
      data-errors={JSON.stringify(errorsOf(locale))}
    >
      <p className="text-small text-muted">{t.required}</p>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,14rem),1fr))] gap-5">
        <Field label={t.name} {...field('name')}>
          {(control) => <input type="text" autoComplete="name" maxLength={NAME_MAX_LENGTH} {...control} />}
        </Field>
        <Field label={t.email} {...field('email')}>
          {(control) => <input type="email" autoComplete="email" maxLength={EMAIL_MAX_LENGTH} {...control} />}
        </Field>
      </div>
      <Field label={t.platform} {...field('platform')}>
        {(control) => (
          <select {...control} defaultValue={control.defaultValue || UNKNOWN_PLATFORM}>
            {contactPlatforms.map((platform) => (
              <option key={platform} value={platform}>
                {t.platforms[platform]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={t.message} hint={t.messageHint} {...field('message')}>
        {(control) => <textarea rows={5} maxLength={5000} {...control} />}
      </Field>
      <Trap id={`contact-${TRAP_FIELD}`} name={TRAP_FIELD} label={t.trap} />
      <FormStatus
        error={refused?.message}
        success={outcome?.kind === 'sent' ? t.success : undefined}
        focused={outcome !== undefined && firstWrong === undefined}
      />
      <p data-sent-at="" className="text-small text-muted empty:hidden" />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" data-submit="">
          {t.send}
        </Button>
        {bookingPlatforms.map((platform) => {
          const url = bookingUrls[platform];
          const name = t.platforms[platform].split(' ')[0] ?? platform;
          return (
            url && (
              <ButtonLink
                key={platform}
                tone="quiet"
                className={`booking booking-${platform}`}
                href={url}
                target="_blank"
                rel="noopener"
                data-book={platform}
                data-calendar=""
                data-early=""
              >
                {fill(t.bookPlatform, { platform: name })}
                <span className="sr-only">{t.newTab}</span>
              </ButtonLink>
            )
          );
        })}
      </div>
      <p
        role="status"
        data-booking-status=""
        data-texts={JSON.stringify(t.booking)}
        className="text-small empty:hidden"
      />
      <p className="text-small text-muted">
        {t.privacy} {bookingPlatforms.some((platform) => bookingUrls[platform]) && `${t.thirdParty} `}
        <a className="link" href={localizePath(locale, '/privacy')}>
          {t.privacyLink}
        </a>
      </p>
    </form>
  );
}
