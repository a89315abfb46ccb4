import { type Locale, localizePath } from '../../domain/locale/locale.ts';
import { TRAP_FIELD } from '../../domain/spam/spam.ts';
import { newsletter } from '../../i18n/dictionaries/newsletter/index.ts';
import type { PageDictionary } from '../../i18n/dictionary.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Trap } from '../../ui/trap.tsx';
import type { Service } from './service.ts';
import type { ServicesTexts } from './texts.ts';

interface BookingActionsProps {
  locale: Locale;
  service: Service;
  t: ServicesTexts;
  /** Without an address, the button links to the contact section. */
  bookingUrl: string | undefined;
  /** The texts that it shares with the contact form. */
  contact: PageDictionary['contact'];
}

/**
 * The two actions of a landing page's form: the simulator or a call. On the page of Spotify, which the simulator does
 * not know, the call comes first. Messages appear beside the buttons.
 */
export function BookingActions({ locale, service, t, bookingUrl, contact }: BookingActionsProps) {
  const { book, newTab, form, booking } = t.shared;
  const callFirst = service === 'spotify';
  const call = bookingUrl ? (
    <ButtonLink
      href={bookingUrl}
      target="_blank"
      rel="noopener"
      tone={callFirst ? 'primary' : 'quiet'}
      className="grow"
      data-book={service}
      data-calendar=""
      data-early=""
      data-texts={JSON.stringify({ ...booking, ...contact.booking })}
    >
      {book}
      <span className="sr-only booking-new-tab"> {newTab}</span>
    </ButtonLink>
  ) : (
    <ButtonLink
      href={localizePath(locale, '/#contact')}
      tone={callFirst ? 'primary' : 'quiet'}
      className="grow"
    >
      {book}
    </ButtonLink>
  );
  return (
    <>
      {callFirst && (
        <div data-newsletter="">
          <label className="flex items-start gap-3 text-small">
            <input type="checkbox" name="newsletter" className="checkbox" />
            <span>
              {t.spotify.form.newsletter}
              <span className="block text-muted">{newsletter[locale].asked}</span>
            </span>
          </label>
        </div>
      )}
      <Trap id={`lead-${TRAP_FIELD}`} name={TRAP_FIELD} label={contact.trap} />
      <p role="alert" data-booking-alert="" className="form-alert" />
      <div className="flex flex-wrap gap-3">
        {callFirst && call}
        <Button type="submit" tone={callFirst ? 'quiet' : 'primary'} className="grow">
          {t[service].form.submit}
        </Button>
        {!callFirst && call}
      </div>
      <p role="status" data-booking-status="" className="text-small empty:hidden" />
      <p className="text-small text-muted">
        {callFirst ? t.spotify.form.note : form.nothingSent} {bookingUrl && contact.thirdParty}
      </p>
    </>
  );
}
