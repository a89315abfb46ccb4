import type { ConsentChoice } from '../../domain/consent/choice.ts';

/** How every name begins that needs an accepted category, in a list of names. A test holds it against the table. */
export const TRACES = /(?:^|; )(?:_|tt|firstTouch)/;

/** Deletes what the choice does not allow. What does it knows all names, and comes only to a browser that may hold one. */
export async function forgetRefused(choice: ConsentChoice): Promise<void> {
  if ((choice.analytics && choice.marketing) || !TRACES.test(`${document.cookie}; ${stored()}`)) return;
  await import('./tag-traces.ts').then(({ deleteTagTraces }) => deleteTagTraces(choice)).catch(() => {});
}

function stored(): string {
  try {
    return Object.keys(localStorage).join('; ');
  } catch {
    // Storage may be off.
    return '';
  }
}
