import { notifications } from '@mantine/notifications';
import type { ReactNode } from 'react';

/** How long a toast is shown, in milliseconds. */
export const toastMs = {
  /** News, and a change that succeeded. */
  news: 3000,
  /** A failure that the screen shows as well. */
  failure: 5000,
  /** A failure that needs an action and that the screen does not show. */
  toAct: 8000,
  /** The only message about something whose screen the user has left. */
  farewell: 10_000,
} as const;

/** Shows that a change succeeded. Returns the id of the toast. */
export const toastDone = (message: ReactNode): string =>
  notifications.show({ message, color: 'var(--success)', autoClose: toastMs.news });

/** Shows news, in the colour of information. Returns the id of the toast. */
export const toastNews = (message: ReactNode, title?: string, stay: 'news' | 'toAct' = 'news'): string =>
  notifications.show({ message, title, color: 'var(--info)', autoClose: toastMs[stay] });

/** Shows a state that lasts until `closeToast`. Returns the id of the toast. */
export const toastStanding = (message: ReactNode): string =>
  notifications.show({ message, color: 'var(--warning)', autoClose: false, withCloseButton: false });

/** Shows that a change failed. Returns the id of the toast. */
export const toastFailure = (message: ReactNode, stay: 'failure' | 'toAct' = 'toAct'): string =>
  notifications.show({ message, color: 'var(--danger)', autoClose: toastMs[stay] });

/** Shows that a change succeeded only in part. Returns the id of the toast. */
export const toastWarning = (message: ReactNode, stay: 'toAct' | 'farewell' = 'toAct'): string =>
  notifications.show({ message, color: 'var(--warning)', autoClose: toastMs[stay] });

export const closeToast = (id: string): string => notifications.hide(id);
