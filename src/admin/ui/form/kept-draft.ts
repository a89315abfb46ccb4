import { DRAFT_PREFIX } from '../../api/drafts.ts';
import { readOwner } from '../../api/session-marker.ts';

/**
 * Typed values that survive a reload of the tab. They are stored for this tab and account only, are removed when the
 * form is saved or closed and at sign-out, and must not contain a secret.
 * @param name names the form and the record that it changes
 */
export function keepDraft(name: string, value: unknown): void {
  try {
    if (value === undefined) sessionStorage.removeItem(keyOf(name));
    else sessionStorage.setItem(keyOf(name), JSON.stringify(value));
  } catch {}
}

/** Returns the values stored under the name; `undefined` if there are none. */
export function keptDraft<T>(name: string): T | undefined {
  try {
    const text = sessionStorage.getItem(keyOf(name));
    return text === null ? undefined : (JSON.parse(text) as T);
  } catch {
    return undefined;
  }
}

const keyOf = (name: string): string => `${DRAFT_PREFIX}${readOwner() ?? ''}:${name}`;
