import { whenUsed } from '../../browser/when-used.ts';

/** Until the page is first used, the browser itself sends the contact form. */
whenUsed(() => import('./contact-form.ts').then((lazy) => lazy.startContactForm()));
