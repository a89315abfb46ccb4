import { useState } from 'react';
import { adminKeys } from '../../domain/storage/admin-keys.ts';

/**
 * Whether the rail of a wide window is collapsed, and a function to change it. The browser stores this preference. The
 * menu of a phone is a different state, which is not stored.
 * @param folds whether the screen needs the room: it folds the rail by itself, and gives it back afterwards
 */
export function useRail(folds = false): [collapsed: boolean, toggle: () => void] {
  const [collapsed, setCollapsed] = useState(read);
  const [unfolded, setUnfolded] = useState(false);
  if (unfolded && !folds) setUnfolded(false);
  if (folds) return [!unfolded, () => setUnfolded(!unfolded)];
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
