import { whenUsed } from '../../browser/when-used.ts';

/** Until the page is first used, the browser itself sends the form. */
whenUsed(() => import('./review-form.ts').then((lazy) => lazy.startReviewForm()));
