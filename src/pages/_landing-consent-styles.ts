import consent from '../site/consent/consent.css?inline';
import dialog from '../site/consent/consent-dialog.css?inline';
import landing from '../site/landing/landing-consent.css?inline';

/** The styles of the cookie banner on a landing page, which has no style sheet of the site. Most landing pages have no banner. */
export const landingConsentStyles = consent + dialog + landing;
