import { whenUsed } from '../../browser/when-used.ts';

/** The form posts by itself until somebody begins to use the page. */
whenUsed(() => import('./review-form.ts').then((lazy) => lazy.startReviewForm()));
