import { loadOnInteraction } from '../../browser/load-on-interaction.ts';
import { MESSAGE_FRAGMENT } from '../../domain/lead/contact-fragment.ts';

/** Until the page is first used, the browser itself sends the contact form. */
const start = loadOnInteraction(() => import('./contact-form.ts').then((lazy) => lazy.startContactForm()));
// The address holds the visitor's question.
if (location.hash.startsWith(MESSAGE_FRAGMENT)) void start();
