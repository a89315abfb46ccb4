import { Button } from '@mantine/core';
import { notifications, notificationsStore } from '@mantine/notifications';
import type { ReactNode } from 'react';
import { closeToast, toastMs } from '../../toast.ts';

interface ActionToast {
  message: ReactNode;
  /** The button, which also closes the toast. */
  label: string;
  act: () => void;
  /** Takes the place of the earlier toasts about the same. */
  about?: string;
}

/**
 * Shows the outcome of an action, with a button that takes it back or opens its result. It waits while it is pointed at or
 * focused. Returns its id.
 */
export function toastWithAction({ message, label, act, about }: ActionToast): string {
  const earlier = notificationsStore.getState().notifications;
  if (about !== undefined)
    for (const toast of earlier) if (toast['data-about'] === about && toast.id) closeToast(toast.id);
  const id = notifications.show({
    autoClose: toastMs.toAct,
    className: 'action-toast',
    'data-about': about,
    message: (
      <span className="action-toast-words">
        <span>{message}</span>
        <Button
          variant="default"
          size="xs"
          onClick={() => {
            closeToast(id);
            act();
          }}
        >
          {label}
        </Button>
      </span>
    ),
  });
  return id;
}
