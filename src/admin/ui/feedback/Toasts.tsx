import { useNotifications } from '@mantine/notifications';
import { type ComponentType, useEffect, useState } from 'react';
import { loadOnInteraction } from '../../../browser/load-on-interaction.ts';
import { fetchView } from '../lazy-view.tsx';

/**
 * The container of the toasts. Its code, 11 kB, is loaded at the first interaction, so that it is available when an action of
 * the user shows a toast, even without a connection. An earlier toast waits in Mantine's store until the code is loaded.
 */
export function Toasts() {
  const [Stack, setStack] = useState<ComponentType>();
  const isNeeded = useNotifications().notifications.length > 0;
  useEffect(() => {
    loadOnInteraction(fetchStack);
  }, []);
  useEffect(() => {
    if (!isNeeded || Stack) return;
    let left = false;
    const show = (fetched: ComponentType) => {
      if (!left) setStack(() => fetched);
    };
    // Without a connection, no toast can report the failure. The next toast loads the code again.
    fetchStack().then(show, () => {});
    return () => {
      left = true;
    };
  }, [isNeeded, Stack]);
  return Stack && <Stack />;
}

const fetchStack = () => fetchView(async () => (await import('./ToastStack.tsx')).ToastStack);
