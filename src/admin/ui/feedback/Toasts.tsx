import { useNotifications } from '@mantine/notifications';
import { type ComponentType, useEffect, useState } from 'react';
import { loadOnInteraction } from '../../../browser/load-on-interaction.ts';
import { fetchView } from '../lazy-view.tsx';

/**
 * The place of the toasts. The parts that draw them, 11 kB, are fetched when the page is first used, so that they are there for
 * the toast that answers a user, also without a connection. A toast that comes earlier waits for them in Mantine's store.
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
    // Without a connection there is no toast to tell it. The next one fetches again.
    fetchStack().then(show, () => {});
    return () => {
      left = true;
    };
  }, [isNeeded, Stack]);
  return Stack && <Stack />;
}

const fetchStack = () => fetchView(async () => (await import('./ToastStack.tsx')).ToastStack);
