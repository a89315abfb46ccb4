import { whenUsed } from '../../browser/when-used.ts';

/** The contact form posts by itself until somebody begins to use the page. */
whenUsed(() => import('./contact-form.ts').then((lazy) => lazy.startContactForm()));
