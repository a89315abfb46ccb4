import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { adminKeys } from '../../../domain/storage/admin-keys.ts';

const typing = 'textarea, select, input:not([type="checkbox"])';

/**
 * Calls `press` for one of the keys of a list, except while the user types in a field or a dialog is open. A digit is matched
 * by its key position: on a French keyboard that key types another character without Shift.
 */
export function useShortcuts<Key extends string>(
  keys: readonly Key[],
  on: boolean,
  press: (key: Key) => void,
): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, code, ctrlKey, metaKey, altKey, target } = event;
    const digit = /^Digit(\d)$/.exec(code)?.[1];
    // Some keyboards have « ? » on a digit key.
    const shortcut = keys.find((known) => known === key) ?? keys.find((known) => known === digit);
    if (!on || !shortcut || ctrlKey || metaKey || altKey) return;
    if (target instanceof Element && target.closest(typing)) return;
    if (document.querySelector('[role="dialog"]')) return;
    event.preventDefault();
    press(shortcut);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
function turn(on: boolean): void {
  try {
    if (on) localStorage.removeItem(adminKeys.reviewShortcuts);
    else localStorage.setItem(adminKeys.reviewShortcuts, 'off');
  } catch {}
  for (const tell of listeners) tell();
}

/** Whether single-key shortcuts are on. Users of speech input turn them off; the browser stores the choice. */
export const useShortcutSwitch = (): [boolean, (on: boolean) => void] => [
  useSyncExternalStore(subscribe, readSwitch),
  turn,
];

function readSwitch(): boolean {
  try {
    return localStorage.getItem(adminKeys.reviewShortcuts) !== 'off';
  } catch {
    return true;
  }
}
