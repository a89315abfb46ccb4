import { loadOnInteraction } from '../../browser/load-on-interaction.ts';
import { PLANNER_FRAGMENT } from './host-props.ts';

/** Starts the planner when the page is first used, or at once where the address asks for it. */
const start = loadOnInteraction(() => import('./open-planner.client.ts').then((lazy) => lazy.startPlanner()));
if (location.hash === `#${PLANNER_FRAGMENT}`) void start();
