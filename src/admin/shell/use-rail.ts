import { useState } from 'react';
import { adminKeys } from '../../domain/storage/admin-keys.ts';

/**
 * Whether the rail of a wide window is collapsed, and how to turn that: a preference of the eye, which this browser keeps.
 * What a phone opens and closes is not it, and is kept nowhere.
 */
export function useRail(): [collapsed: boolean, toggle: () => void] {
  const [collapsed, setCollapsed] = useState(read);
  const toggle = () => {
    setCollapsed(!collapsed);
    try {
      if (collapsed) localStorage.removeItem(adminKeys.rail);
      else localStorage.setItem(adminKeys.rail, 'collapsed');
    } catch {}
  };
  return [collapsed, toggle];
}

function read(): boolean {
  try {
    return localStorage.getItem(adminKeys.rail) === 'collapsed';
  } catch {
    return false;
  }
}
