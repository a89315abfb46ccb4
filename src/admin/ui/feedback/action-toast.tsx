import { Button } from '@mantine/core';
import { notifications, notificationsStore } from '@mantine/notifications';
import type { ReactNode } from 'react';
import { closeToast, toastMs } from '../../toast.ts';

interface ActionToast {
  message: ReactNode;
  /** The button, which also closes the toast. */
  label: string;
  act: () => void;
  /** Replaces earlier toasts with the same key. */
  about?: string;
  /** Whether it stays until it is closed. */
  stays?: boolean;
}

/**
 * Shows the result of an action, with a button that undoes it or opens the result. The toast stays while it is hovered or
 * focused. Returns its id.
 */
export function toastWithAction({ message, label, act, about, stays = false }: ActionToast): string {
  const earlier = notificationsStore.getState().notifications;
  if (about !== undefined)
    for (const toast of earlier) if (toast['data-about'] === about && toast.id) closeToast(toast.id);
  const id = notifications.show({
    autoClose: stays ? false : toastMs.toAct,
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
