import { notifications } from '@mantine/notifications';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { inParts, openScreen, texts } from '../../../../tests/admin-screen.tsx';
import { serve } from '../../../../tests/fake-api.ts';
import { type FakeUpload, holdUploads } from '../../../../tests/fake-uploads.ts';
import { fileOf, foxes, inWideWindow, pageOf, tide } from '../../../../tests/media-section.tsx';
import { fill } from '../../../i18n/format.ts';
import { MediaPicker } from './MediaPicker.tsx';
import { uploads } from './upload-queue.ts';

const t = texts.media;
let begun: FakeUpload[];
let gone: boolean;

beforeEach(() => {
  inWideWindow();
  gone = false;
  begun = holdUploads();
  serve({
    'GET /media': () => ({ data: pageOf([tide, foxes]) }),
    'GET /media/m1': () => ({ data: tide }),
    'GET /media/m2': () =>
      gone ? { data: { ...foxes, deletedAt: '2026-11-24T10:00:00.000Z' } } : { data: foxes },
  });
});
afterEach(() => {
  cleanup();
  uploads.clear();
  notifications.clean();
  vi.unstubAllGlobals();
});

function Field({ first = null }: { first?: string | null }) {
  const [value, setValue] = useState(first);
  return <MediaPicker label="Photo" value={value} onChange={setValue} />;
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const said = (name: string) => screen.findByText(inParts(fill(t.picker.chosen, { name })));

it('a picture is chosen in the dialog, replaced and removed, and the focus comes back', async () => {
  openScreen(<Field />);
  screen.getByRole('group', { name: 'Photo' });
  press(t.picker.choose);
  const dialog = await screen.findByRole('dialog', { name: t.picker.title });
  fireEvent.click(await within(dialog).findByRole('button', { name: /maree/ }));
  await said('maree.jpg');
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: t.picker.replace })),
  );
  press(t.picker.replace);
  const again = await screen.findByRole('dialog');
  const chosen = await within(again).findByRole('button', { pressed: true });
  expect(chosen.textContent).toContain('maree.jpg');
  fireEvent.click(within(again).getByRole('button', { name: /foxes/ }));
  await said('foxes.jpg');
  press(t.picker.remove);
  screen.getByText(t.picker.none);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: t.picker.choose }));
});

it('a chosen picture leads to the page of the library where its alternative text is written', async () => {
  openScreen(<Field first="m1" />);
  const link = await screen.findByRole('link', { name: t.picker.alt });
  expect(link.getAttribute('href')).toBe('/dashboard/media/m1');
});

it('a picture that is sent in the dialog can be chosen once it is ready', async () => {
  openScreen(<Field />);
  press(t.picker.choose);
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByRole('button', { name: /maree/ });
  const input = dialog.querySelector<HTMLInputElement>('input[type=file]');
  fireEvent.change(input as Element, { target: { files: [fileOf('foxes.jpg', 'image/jpeg')] } });
  await begun[0]?.answer(201, { success: true, data: foxes });
  fireEvent.click(await within(dialog).findByRole('button', { name: t.queue.choose }));
  await said('foxes.jpg');
});

it('a chosen picture that was deleted meanwhile is told', async () => {
  gone = true;
  openScreen(<Field first="m2" />);
  await screen.findByText(t.picker.gone);
});
