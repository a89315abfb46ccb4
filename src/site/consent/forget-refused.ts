import { browserHolds } from '../../browser/browser-holds.ts';
import type { ConsentChoice } from '../../domain/consent/choice.ts';

/** How every name begins that needs an accepted category. A test holds it against the table. */
export const TRACES = '_|tt|firstTouch';

/** Deletes what the choice does not allow. What does it knows all names, and comes only to a browser that may hold one. */
export async function forgetRefused(choice: ConsentChoice): Promise<void> {
  if ((choice.analytics && choice.marketing) || !browserHolds(TRACES)) return;
  await import('./tag-traces.ts').then((lazy) => lazy.deleteTagTraces(choice)).catch(() => {});
}
