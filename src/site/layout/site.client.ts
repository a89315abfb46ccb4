/** The scripts of every page of the site. */
import '../consent/consent.client.ts';
import './page.client.ts';
import './visit.client.ts';
