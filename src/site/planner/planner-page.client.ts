import { whenUsed } from '../../browser/when-used.ts';
import { PLANNER_FRAGMENT } from './host-props.ts';

/** Starts the planner when the page is first used, or at once where the address asks for it. */
const start = whenUsed(() => import('./open-planner.client.ts').then((lazy) => lazy.startPlanner()));
if (location.hash === `#${PLANNER_FRAGMENT}`) void start();
