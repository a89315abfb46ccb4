import { useEffect, useEffectEvent, useState } from 'react';
import { adminKeys } from '../../domain/storage/admin-keys.ts';

/** The keys of the list, in the order in which they are explained. */
export const shortcutKeys = ['j', 'k', 'a', 'r', 'x', 'u'] as const;
export type Shortcut = (typeof shortcutKeys)[number];

const typing = 'textarea, select, input:not([type="checkbox"])';

/** Calls `press` for the keys of the list, but not while somebody types or a dialog lies over it. */
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

/** Whether single letters act. Whoever dictates to the computer turns them off; this browser keeps that. */
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
