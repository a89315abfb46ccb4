import { notifications } from '@mantine/notifications';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import {
  openIntegrations,
  refusal,
  serve,
  texts,
  untouched,
} from '../../../tests/screens/integrations-section.tsx';

const t = texts.integrations;
const words = texts.common.form;
afterEach(() => {
  cleanup();
  notifications.clean();
  vi.unstubAllGlobals();
});

const MINE = 'G-ABCDE12345';
const theirs = {
  ...untouched,
  version: 1,
  metaPixel: { pixelId: '123456789012345', isEnabled: true, enableAdvancedMatching: false },
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const save = () => press(texts.common.save);
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (value: string) => fireEvent.change(field(t.id.googleAnalytics), { target: { value } });
const metaOn = () =>
  within(screen.getByRole('tab', { name: new RegExp(`^${t.names.metaPixel}`) })).queryByText(t.on);

/** Opens the form, types an identifier, and stores a newer version on the server, which answers a save with 409. */
async function late() {
  const server = serve(({ method, body }) => {
    const { version } = (body ?? {}) as { version?: number };
    return method === 'PUT' && version !== server.stored.version
      ? refusal(409, 'Quelqu’un d’autre a enregistré.')
      : undefined;
  });
  const { refetch } = openIntegrations();
  await screen.findByRole('tablist');
  type(MINE);
  server.stored = theirs;
  return { server, refetch };
}

it('the second administrator sees the conflict, and can save the typed values over the first version', async () => {
  const { server } = await late();
  save();
  expect(await screen.findByText(words.conflictTitle)).toBeDefined();
  expect(field(t.id.googleAnalytics).value).toBe(MINE);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: texts.common.save }).disabled).toBe(true);
  press(words.keepMine);
  expect(field(t.id.googleAnalytics).value).toBe(MINE);
  expect(metaOn()).not.toBeNull();
  save();
  await screen.findByText(t.saved.replaceAll('\u00a0', ' '));
  // The first administrator's changes in other fields are kept.
  expect(server.stored).toEqual({
    ...theirs,
    version: 2,
    googleAnalytics: { ...untouched.googleAnalytics, measurementId: MINE },
  });
});

it('the second administrator can take the version of the first administrator', async () => {
  const { server } = await late();
  save();
  await screen.findByText(words.conflictTitle);
  press(words.takeTheirs);
  expect(field(t.id.googleAnalytics).value).toBe('');
  expect(metaOn()).not.toBeNull();
  expect(server.stored).toEqual(theirs);
  expect(screen.queryByText(words.unsaved)).toBeNull();
});

it('the second administrator sees the conflict before saving when the newer version is loaded earlier', async () => {
  const { refetch } = await late();
  await act(refetch);
  expect(await screen.findByText(words.conflictTitle)).toBeDefined();
  expect(field(t.id.googleAnalytics).value).toBe(MINE);
});

it('a form without changes shows the newer version at once', async () => {
  const server = serve();
  const { refetch } = openIntegrations();
  await screen.findByRole('tablist');
  server.stored = theirs;
  await act(refetch);
  await waitFor(() => expect(metaOn()).not.toBeNull());
  expect(screen.queryByText(words.conflictTitle)).toBeNull();
});

it('a form keeps text that is typed while it is being saved', async () => {
  let answer = () => {};
  const held = new Promise<undefined>((resolve) => {
    answer = () => resolve(undefined);
  });
  serve(({ method }) => (method === 'PUT' ? (held as never) : undefined));
  openIntegrations();
  await screen.findByRole('tablist');
  type(MINE);
  save();
  type('G-ZZZZZ99999');
  answer();
  await screen.findByText(t.saved.replaceAll('\u00a0', ' '));
  expect(field(t.id.googleAnalytics).value).toBe('G-ZZZZZ99999');
  expect(screen.getByText(words.unsaved)).toBeDefined();
});
