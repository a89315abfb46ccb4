import { browserHolds } from '../../browser/browser-holds.ts';
import type { ConsentChoice } from '../../domain/consent/choice.ts';

/** The prefixes of all stored names that need an accepted category. A test compares them with `browserStorage`. */
export const TRACES = '_|tt|firstTouch';

/**
 * Deletes the cookies and stored values that the choice does not allow. The chunk with all their names is loaded only
 * if the browser holds a name with one of the prefixes.
 */
export async function forgetRefused(choice: ConsentChoice): Promise<void> {
  if ((choice.analytics && choice.marketing) || !browserHolds(TRACES)) return;
  await import('./tag-traces.ts').then((lazy) => lazy.deleteTagTraces(choice)).catch(() => {});
}
