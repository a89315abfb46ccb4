import type { SiteFacts } from '../../contracts/site.ts';
import { calendarFor } from '../../domain/booking/calendar.ts';
import { type Locale, localizePath } from '../../domain/locale/locale.ts';
import { HOST_ID, type HostProps } from './host-props.ts';

/** The element into which the planner is rendered, with the site's data that the planner needs. */
export function PlannerHost({ locale, site }: { locale: Locale; site: SiteFacts }) {
  const bookingUrl = calendarFor(site.bookingUrls, 'spotify');
  const props: HostProps = {
    locale,
    contactHref: localizePath(locale, '/#contact'),
    privacyHref: localizePath(locale, '/privacy'),
    mailsPlans: site.mailsPlans,
    ...(bookingUrl && { bookingUrl }),
  };
  return <div id={HOST_ID} data-props={JSON.stringify(props)} />;
}
