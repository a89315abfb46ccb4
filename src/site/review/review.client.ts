import { loadOnInteraction } from '../../browser/load-on-interaction.ts';

/** Until the page is first used, the browser itself sends the form. */
loadOnInteraction(() => import('./review-form.ts').then((lazy) => lazy.startReviewForm()));
