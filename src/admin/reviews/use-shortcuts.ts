import { useEffect, useEffectEvent, useState } from 'react';
import { adminKeys } from '../../domain/storage/admin-keys.ts';

/** The shortcut keys of the list, in the order of their explanation on the screen. */
export const shortcutKeys = ['j', 'k', 'a', 'r', 'x', 'u'] as const;
export type Shortcut = (typeof shortcutKeys)[number];

const typing = 'textarea, select, input:not([type="checkbox"])';

/** Calls `press` for a shortcut key, except while the user types in a field or a dialog is open. */
export function useShortcuts(on: boolean, press: (key: Shortcut) => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    const shortcut = shortcutKeys.find((known) => known === key);
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

/** Whether the shortcuts are on. Users of speech input turn them off; the browser stores the choice. */
export function useShortcutSwitch(): [boolean, (on: boolean) => void] {
  const [on, setOn] = useState(readSwitch);
  return [
    on,
    (next) => {
      setOn(next);
      try {
        if (next) localStorage.removeItem(adminKeys.reviewShortcuts);
        else localStorage.setItem(adminKeys.reviewShortcuts, 'off');
      } catch {}
    },
  ];
}

function readSwitch(): boolean {
  try {
    return localStorage.getItem(adminKeys.reviewShortcuts) !== 'off';
  } catch {
    return true;
  }
}
