import { loadOnInteraction } from '../../browser/load-on-interaction.ts';

/** Until the page is first used, the browser itself sends the contact form. */
loadOnInteraction(() => import('./contact-form.ts').then((lazy) => lazy.startContactForm()));
