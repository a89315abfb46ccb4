import type { SiteFacts } from '../../contracts/site.ts';
import { calendarFor } from '../../domain/booking/calendar.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { platforms } from '../../domain/simulator/inputs.ts';
import { SIMULATOR_FRAGMENT } from '../../domain/simulator/opener.ts';
import type { layout } from '../../i18n/dictionaries/layout/fr.ts';
import { Bars } from '../../ui/bars.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { HOST_ID, type HostProps } from './host-props.ts';

interface SimulatorHostProps {
  locale: Locale;
  t: Pick<typeof layout, 'noScript' | 'simulatorFailed' | 'retry' | 'close'>;
  bookingUrls: SiteFacts['bookingUrls'];
  costs: SiteFacts['costs'];
  fee: HostProps['fee'];
  contactHref: string;
  privacyHref: string;
}

/** Reduces the fee's texts to one language, since the fee is part of every page. */
const feeIn = (locale: Locale, fee: HostProps['fee']): HostProps['fee'] =>
  fee.kind === 'percentage'
    ? { ...fee, covers: { fr: '', en: '', es: '', pt: '', [locale]: fee.covers[locale] } }
    : fee;

const loadingBars = [0.35, 0.5, 0.62, 0.75, 0.88, 1];

/**
 * The host element of the simulator on every page, with its states before it has loaded: a panel for a page without
 * script (shown by `:target`, see simulator.css), a loading indicator, and a message for a failed load.
 */
export function SimulatorHost({
  locale,
  t,
  bookingUrls,
  costs,
  fee,
  contactHref,
  privacyHref,
}: SimulatorHostProps) {
  const props: HostProps = {
    locale,
    bookingUrls: Object.fromEntries(
      platforms.flatMap((platform) => {
        const calendar = calendarFor(bookingUrls, platform);
        return calendar ? [[platform, calendar]] : [];
      }),
    ),
    contactHref,
    privacyHref,
    fee: feeIn(locale, fee),
    ...(costs && { costs }),
  };
  return (
    <>
      <div id={HOST_ID} data-props={JSON.stringify(props)} />
      <section
        id={SIMULATOR_FRAGMENT}
        className="simulator-panel simulator-fallback on-dark"
        aria-labelledby="simulator-fallback-title"
      >
        <h2 id="simulator-fallback-title" className="text-h4">
          {t.noScript.title}
        </h2>
        <p>{t.noScript.text}</p>
        <p className="flex flex-wrap gap-3">
          <ButtonLink href={contactHref}>{t.noScript.action}</ButtonLink>
          {/* No element has this id: the panel is no longer the target, and the page does not scroll. */}
          <ButtonLink tone="quiet" href="#closed">
            {t.close}
          </ButtonLink>
        </p>
      </section>
      <div className="simulator-panel simulator-failed on-dark" role="alert">
        <p>{t.simulatorFailed}</p>
        <p className="flex flex-wrap gap-3">
          <Button data-simulator-retry="">{t.retry}</Button>
          <ButtonLink tone="quiet" href={contactHref} data-simulator-close="">
            {t.noScript.action}
          </ButtonLink>
          <Button tone="quiet" data-simulator-close="">
            {t.close}
          </Button>
        </p>
      </div>
      <div className="simulator-loading on-dark" aria-hidden="true">
        <Bars
          heights={loadingBars}
          fill={0.9}
          className="h-10 w-40"
          barClassName={(index) => `simulator-loading-bar ${index % 2 === 0 ? '' : 'is-late'}`}
        />
      </div>
    </>
  );
}
