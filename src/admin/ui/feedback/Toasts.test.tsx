import { MantineProvider } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { texts } from '../../../../tests/screens/admin-screen.tsx';
import { themeIn } from '../../theme.ts';
import { closeToast, toastDone } from '../../toast.ts';
import { Toasts } from './Toasts.tsx';

afterEach(() => {
  cleanup();
  notifications.clean();
});

const open = () =>
  render(
    <MantineProvider env="test" theme={themeIn(texts)} withCssVariables={false} withGlobalClasses={false}>
      <Toasts />
    </MantineProvider>,
  );
const place = () => document.querySelector('.mantine-Notifications-root');

it('no container of toasts is rendered before the first toast', () => {
  open();
  expect(place()).toBeNull();
});

it('a toast from before the first render is shown', async () => {
  toastDone('Stored early');
  open();
  expect(await screen.findByText('Stored early')).toBeTruthy();
});

it('the container of the toasts stays after the last one has closed', async () => {
  open();
  let id = '';
  act(() => {
    id = toastDone('Stored');
  });
  await screen.findByText('Stored');
  act(() => {
    closeToast(id);
  });
  expect(place()).not.toBeNull();
});
