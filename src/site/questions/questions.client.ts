import { loadOnInteraction } from '../../browser/load-on-interaction.ts';

/** Until the page is first used, the browser itself posts a question. */
const start = loadOnInteraction(() => import('./ask.ts').then((lazy) => lazy.startQuestionBox()));
// A shared address holds its question.
if (location.hash.startsWith('#q=')) void start();
