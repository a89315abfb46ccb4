import { loadOnInteraction } from '../../browser/load-on-interaction.ts';
import { PLANNER_FRAGMENT } from './host-props.ts';

/** Starts the planner when the page is first used, or at once when the address contains its fragment. */
const start = loadOnInteraction(() => import('./open-planner.client.ts').then((lazy) => lazy.startPlanner()));
if (location.hash === `#${PLANNER_FRAGMENT}`) void start();
