import { type Locale, localizePath } from '../../domain/locale/locale.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import type { ServicesTexts } from './texts.ts';

interface BookingActionsProps {
  locale: Locale;
  t: ServicesTexts;
  /** Without an address, the call is asked for in the contact section. */
  bookingUrl: string | undefined;
  /** Label of the field that only bots fill in. */
  trap: string;
}

/** The two ways on from the Spotify form: a call, or the simulator. The messages stand beside the buttons. */
export function BookingActions({ locale, t, bookingUrl, trap }: BookingActionsProps) {
  const { form, booking } = t.spotify;
  const { book, newTab } = t.shared;
  return (
    <>
      <label className="flex items-start gap-3 text-small">
        <input type="checkbox" name="newsletter" className="checkbox" />
        {form.newsletter}
      </label>
      <div className="trap" aria-hidden="true">
        <label htmlFor="lead-website">{trap}</label>
        <input id="lead-website" name="website" type="text" tabIndex={-1} autoComplete="off" />
      </div>
      <p role="alert" data-booking-alert="" className="form-alert" />
      <div className="flex flex-wrap gap-3">
        {bookingUrl ? (
          <ButtonLink
            href={bookingUrl}
            target="_blank"
            rel="noopener"
            className="grow"
            data-book=""
            data-early=""
            data-texts={JSON.stringify(booking)}
          >
            {book}
            <span className="sr-only booking-new-tab"> {newTab}</span>
          </ButtonLink>
        ) : (
          <ButtonLink href={localizePath(locale, '/#contact')} className="grow">
            {book}
          </ButtonLink>
        )}
        <Button type="submit" tone="quiet" className="grow">
          {form.submit}
        </Button>
      </div>
      <p role="status" data-booking-status="" className="text-small empty:hidden" />
      <p className="text-small text-muted">
        {form.note} {bookingUrl && form.thirdParty}
      </p>
    </>
  );
}
