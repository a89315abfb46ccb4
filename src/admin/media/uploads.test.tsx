import { notifications } from '@mantine/notifications';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Answer, serve } from '../../../tests/fake-api.ts';
import { type FakeUpload, holdUploads } from '../../../tests/fake-uploads.ts';
import { inWideWindow, said } from '../../../tests/screens/admin-screen.tsx';
import { arriving, fileOf, foxes, open, pageOf, t } from '../../../tests/screens/media-section.tsx';
import type { MediaDto } from '../../contracts/media.ts';
import { mediaErrors as sentences } from '../../i18n/dictionaries/admin-media-errors/fr.ts';
import { fill } from '../../i18n/format.ts';
import { uploads } from '../ui/media-picker/upload-queue.ts';

let begun: FakeUpload[];
/** The pictures on the server. */
let stored: MediaDto[];

beforeEach(() => {
  inWideWindow();
  begun = holdUploads();
  stored = [foxes];
  const detail = (id: string): Answer => {
    const found = stored.find((picture) => picture.id === id);
    return found ? { data: found } : { status: 404, message: 'Rien.' };
  };
  serve({
    'GET /media': () => ({ data: pageOf(stored) }),
    ...Object.fromEntries(['m2', 'n1', 'n2', 'n3'].map((id) => [`GET /media/${id}`, () => detail(id)])),
  });
});
afterEach(() => {
  cleanup();
  uploads.stopAll();
  uploads.clear();
  notifications.clean();
  vi.unstubAllGlobals();
});

const mega = 1024 * 1024;
const photo = (name: string, size = 5 * mega) => fileOf(name, 'image/jpeg', size);
const queue = () => screen.getByRole('region', { name: t.queue.label });
const line = (name: string) =>
  within(queue()).getByText(name, { selector: 'bdi' }).closest('li') as HTMLElement;
const head = () => within(queue()).getByRole('status').textContent;

async function choose(...files: File[]): Promise<void> {
  await screen.findByRole('link', { name: /foxes/ });
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('no file input');
  fireEvent.change(input, { target: { files } });
}
async function store(upload: FakeUpload | undefined, picture: MediaDto): Promise<void> {
  stored = [picture, ...stored];
  await upload?.answer(201, { success: true, data: picture });
}

it('the file input offers exactly the four formats, so that an iPhone converts its photos', async () => {
  open();
  await screen.findByRole('link', { name: /foxes/ });
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  expect(input?.accept).toBe('image/jpeg,image/png,image/webp,image/avif');
  expect(input?.multiple).toBe(true);
});

it('two files are sent at once, and a third waits until one has finished', async () => {
  open();
  await choose(photo('a.jpg'), photo('b.jpg'), photo('c.jpg'));
  expect(begun.map(({ path }) => path)).toEqual(['/media?name=a.jpg', '/media?name=b.jpg']);
  expect(begun[0]?.headers).toMatchObject({ 'content-type': 'image/jpeg' });
  expect(within(line('c.jpg')).getByText(t.queue.isWaiting)).toBeDefined();
  expect(head()).toBe('3 fichiers 2 en cours, 1 en attente');
  await store(begun[0], arriving('n1', 'a.jpg'));
  expect(begun).toHaveLength(3);
  await within(line('a.jpg')).findByText(t.queue.isPreparing);
});

it('a file that is being sent shows the number of sent bytes', async () => {
  open();
  await choose(photo('a.jpg', Math.round(5.8 * mega)));
  await begun[0]?.progress(Math.round(4.2 * mega));
  within(line('a.jpg')).getByText(said('4,2 sur 5,8 Mo'));
  const bar = screen.getByRole('progressbar', { name: fill(t.queue.progress, { name: 'a.jpg' }) });
  expect(bar.getAttribute('aria-valuenow')).toBe('72');
});

it('a picture that is ready offers to write its alternative text, and focuses the field', async () => {
  const { address } = open();
  await choose(photo('a.jpg'));
  await store(begun[0], { ...foxes, id: 'n1', name: 'a.jpg' });
  await within(line('a.jpg')).findByText(t.queue.isUntitled);
  expect(head()).toBe('1 fichier 1 prêt');
  // The new picture is in the library as well.
  await screen.findByRole('link', { name: /a\.jpg/ });
  fireEvent.click(within(line('a.jpg')).getByRole('button', { name: t.queue.writeText }));
  expect(address()).toBe('/dashboard/media/n1');
  await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('fr'));
});

it.each([
  ['IMG_2214.HEIC', '', sentences.codes.media_heic],
  ['logo.svg', 'image/svg+xml', sentences.codes.media_svg],
  ['danse.gif', 'image/gif', sentences.codes.media_gif],
  ['contrat.pdf', 'application/pdf', sentences.codes.media_unknown],
  ['notes.txt', 'text/plain', sentences.codes.media_unknown],
])('%s is rejected with the message of the API, and no byte of it is sent', async (name, type, sentence) => {
  open();
  await choose(fileOf(name, type));
  await within(line(name)).findByText(said(sentence));
  expect(begun).toEqual([]);
  within(line(name)).getByRole('button', { name: t.queue.other });
});

it('a file above 10 MB is rejected before it is sent, and one of exactly 10 MB is not', async () => {
  open();
  await choose(photo('lourde.jpg', 10 * mega + 1), photo('juste.jpg', 10 * mega));
  await within(line('lourde.jpg')).findByText(said(sentences.codes.media_too_large));
  expect(begun.map(({ path }) => path)).toEqual(['/media?name=juste.jpg']);
});

it('an error of the API is shown at its file, and another file can replace it', async () => {
  open();
  await choose(photo('faux.jpg'));
  await begun[0]?.answer(415, { success: false, message: 'Ce fichier n’est pas une image.', code: 'x' });
  within(line('faux.jpg')).getByText('Ce fichier n’est pas une image.');
  const other = line('faux.jpg').querySelector<HTMLInputElement>('input[type=file]');
  fireEvent.change(other as Element, { target: { files: [photo('vraie.jpg')] } });
  expect(screen.queryByText('faux.jpg')).toBeNull();
  expect(begun.at(-1)?.path).toBe('/media?name=vraie.jpg');
});

it('an upload whose connection was lost can be retried', async () => {
  open();
  await choose(photo('a.jpg'));
  await begun[0]?.lose();
  within(line('a.jpg')).getByText(t.queue.isLost);
  expect(head()).toBe('1 fichier 1 interrompu');
  fireEvent.click(within(line('a.jpg')).getByRole('button', { name: t.queue.retry }));
  expect(begun).toHaveLength(2);
});

it('a cancelled upload is aborted and removed from the list, and the focus moves to the next line', async () => {
  open();
  await choose(photo('a.jpg'), photo('b.jpg'));
  const cancel = (name: string) => screen.getByRole('button', { name: fill(t.queue.cancel, { name }) });
  cancel('a.jpg').focus();
  fireEvent.click(cancel('a.jpg'));
  expect(begun[0]?.aborted).toBe(true);
  expect(screen.queryByText('a.jpg')).toBeNull();
  expect(document.activeElement).toBe(cancel('b.jpg'));
  fireEvent.click(cancel('b.jpg'));
  expect(screen.queryByRole('region', { name: t.queue.label })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: t.add }));
});

it('“stop all” aborts running and waiting uploads, and keeps the stored pictures', async () => {
  open();
  await choose(photo('a.jpg'), photo('b.jpg'), photo('c.jpg'));
  await store(begun[0], { ...foxes, id: 'n1', name: 'a.jpg' });
  fireEvent.click(screen.getByRole('button', { name: t.queue.stopAll }));
  expect(begun.slice(1).every(({ aborted }) => aborted)).toBe(true);
  expect(begun).toHaveLength(3);
  expect(head()).toBe('1 fichier 1 prêt');
  fireEvent.click(screen.getByRole('button', { name: t.queue.clear }));
  expect(screen.queryByRole('region', { name: t.queue.label })).toBeNull();
});

it('a pasted file and a file dropped on the page are added to the queue', async () => {
  open();
  await screen.findByRole('link', { name: /foxes/ });
  const transfer = (file: File) => ({ files: [file], types: ['Files'] });
  fireEvent.paste(document.body, { clipboardData: transfer(photo('collee.jpg')) });
  fireEvent.dragEnter(document.body, { dataTransfer: transfer(photo('x.jpg')) });
  screen.getByText(t.drop);
  fireEvent.drop(document.body, { dataTransfer: transfer(photo('deposee.jpg')) });
  expect(screen.queryByText(t.drop)).toBeNull();
  expect(begun.map(({ path }) => path)).toEqual(['/media?name=collee.jpg', '/media?name=deposee.jpg']);
});

it('the end of the session clears the whole queue', async () => {
  open();
  await choose(photo('a.jpg'), photo('b.jpg'), photo('c.jpg'));
  await begun[0]?.answer(401, { success: false, message: 'Reconnectez-vous.', code: 'unauthorized' });
  expect(screen.queryByRole('region', { name: t.queue.label })).toBeNull();
  expect(begun[1]?.aborted).toBe(true);
  expect(begun).toHaveLength(2);
});
