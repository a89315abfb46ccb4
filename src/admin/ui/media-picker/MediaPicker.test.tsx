import { notifications } from '@mantine/notifications';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Answer, serve } from '../../../../tests/fake-api.ts';
import { type FakeUpload, holdUploads } from '../../../../tests/fake-uploads.ts';
import { inParts, inWideWindow, openScreen, texts } from '../../../../tests/screens/admin-screen.tsx';
import { fileOf, foxes, pageOf, tide } from '../../../../tests/screens/media-section.tsx';
import type { MediaChange, MediaDto } from '../../../contracts/media.ts';
import { fill } from '../../../i18n/format.ts';
import { MediaPicker } from './MediaPicker.tsx';
import { uploads } from './upload-queue.ts';

const t = texts.media;
let begun: FakeUpload[];
let gone: boolean;
let stored: unknown[];
let refused: Answer | undefined;

beforeEach(() => {
  inWideWindow();
  gone = false;
  stored = [];
  refused = undefined;
  let picture = tide;
  begun = holdUploads();
  serve({
    'GET /media': () => ({ data: pageOf([tide, foxes]) }),
    'GET /media/m1': () => ({ data: picture }),
    'PATCH /media/m1': ({ body }) => {
      if (refused) return refused;
      stored.push(body);
      const { alt, ...change } = body as MediaChange;
      picture = {
        ...picture,
        ...change,
        alt: { ...picture.alt, ...alt },
        version: picture.version + 1,
      } as MediaDto;
      return { data: picture };
    },
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
  return <MediaPicker label="Photo" language="en" value={value} onChange={setValue} />;
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const said = (name: string) => screen.findByText(inParts(fill(t.picker.chosen, { name })));

it('a picture is chosen in the dialog, replaced and removed, and the focus returns', async () => {
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

it('the alternative text is typed below the chosen picture, and stored in the library on blur', async () => {
  openScreen(<Field first="m1" />);
  const field = await screen.findByLabelText<HTMLTextAreaElement>(`${t.panel.alt} (anglais)`);
  screen.getByText('Un soleil au-dessus de la mer');
  fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${texts.editing.copyFrench}`) }));
  expect([document.activeElement, field.value]).toEqual([field, 'Un soleil au-dessus de la mer']);
  expect(screen.queryByRole('button', { name: new RegExp(`^${texts.editing.copyFrench}`) })).toBeNull();
  fireEvent.change(field, { target: { value: 'A sun above the sea' } });
  fireEvent.blur(field);
  fireEvent.click(screen.getByLabelText(t.panel.decorative));
  await waitFor(() =>
    expect(stored).toEqual([
      { version: 3, alt: { en: 'A sun above the sea' } },
      { version: 4, decorative: true },
    ]),
  );
  await waitFor(() => expect(field.disabled).toBe(true));
  await screen.findByText(new RegExp(fill(t.panel.saved, { time: '\\d\\d:\\d\\d' })));
});

it('a rejected alternative text stays in its field with the reason, and is stored at the next attempt', async () => {
  refused = { status: 503, message: 'La base ne répond pas.' };
  openScreen(<Field first="m1" />);
  const field = await screen.findByLabelText<HTMLTextAreaElement>(`${t.panel.alt} (anglais)`);
  fireEvent.change(field, { target: { value: 'A sun above the sea' } });
  fireEvent.blur(field);
  await screen.findByText('La base ne répond pas.');
  expect(field.value).toBe('A sun above the sea');
  refused = undefined;
  fireEvent.blur(field);
  await waitFor(() => expect(screen.queryByText('La base ne répond pas.')).toBeNull());
  expect(stored).toHaveLength(1);
});

it('a picture uploaded in the dialog can be chosen once it is ready', async () => {
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

it('the picker says that a chosen picture was deleted meanwhile', async () => {
  gone = true;
  openScreen(<Field first="m2" />);
  await screen.findByText(t.picker.gone);
});
