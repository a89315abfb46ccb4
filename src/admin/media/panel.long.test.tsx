import { notifications } from '@mantine/notifications';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Answer, answerCalls, type Call, refusal } from '../../../tests/fake-api.ts';
import { inParts, inWideWindow, type Screen, said, texts } from '../../../tests/screens/admin-screen.tsx';
import { open as openSection, pageOf, t, tide } from '../../../tests/screens/media-section.tsx';
import type { MediaChange, MediaDto } from '../../contracts/media.ts';
import { fill } from '../../i18n/format.ts';

/** The picture on the server. */
let stored: MediaDto;
let calls: Call[];
/** Overrides the response of the test server. */
let first: (call: Call) => Answer | Promise<Answer> | undefined;

beforeEach(() => {
  inWideWindow();
  stored = tide;
  first = () => undefined;
  calls = answerCalls((call) => first(call) ?? answer(call));
});
afterEach(async () => {
  cleanup();
  // A panel that closes with unsaved text still sends it.
  await new Promise((resolve) => setTimeout(resolve));
  notifications.clean();
  vi.unstubAllGlobals();
});

function answer({ method, path, body }: Call): Answer | undefined {
  if (path.startsWith('/media?') || path === '/media')
    return { data: pageOf(stored.deletedAt === null ? [stored] : []) };
  if (path !== '/media/m1') return undefined;
  if (method === 'DELETE') {
    stored = { ...stored, deletedAt: '2026-11-24T10:00:00.000Z', version: stored.version + 1 };
  }
  if (method === 'PATCH') {
    const { version, alt, deleted, ...change } = body as MediaChange;
    if (version !== stored.version) return refusal(409, 'Quelqu’un d’autre vient de modifier cette image.');
    stored = {
      ...stored,
      ...change,
      alt: { ...stored.alt, ...alt },
      ...(deleted === false && { deletedAt: null }),
      version: version + 1,
    } as MediaDto;
  }
  return { data: stored };
}

async function open(): Promise<Screen> {
  const opened = openSection('/m1');
  await panel();
  await screen.findByLabelText(/^FR/);
  return opened;
}
const panel = () => screen.findByRole('dialog', { name: t.panel.label });
const field = (label: RegExp | string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: RegExp | string, value: string) => fireEvent.change(field(label), { target: { value } });
const leave = (label: RegExp | string) => fireEvent.blur(field(label));
const changes = () => calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
/** Simulates a change of the picture by another person. */
const another = (change: Partial<MediaDto>) => {
  stored = { ...stored, ...change, version: stored.version + 1 };
};

it('only the changed text is stored on blur, and the time of saving is shown', async () => {
  await open();
  type(/^EN/, 'A sun above the sea');
  expect(changes()).toEqual([]);
  leave(/^EN/);
  await screen.findByText(/^Enregistré à \d\d:\d\d$/);
  expect(changes()).toEqual([{ version: 3, alt: { en: 'A sun above the sea' } }]);
  leave(/^EN/);
  expect(changes()).toHaveLength(1);
});

it('a text that is typed while another is being stored is stored after it', async () => {
  await open();
  let go = () => {};
  first = ({ method }) => {
    if (method !== 'PATCH') return undefined;
    first = () => undefined;
    return new Promise((resolve) => {
      go = () => resolve(answer(calls.at(-1) as Call) as Answer);
    });
  };
  type(/^EN/, 'Sun');
  leave(/^EN/);
  await waitFor(() => expect(changes()).toHaveLength(1));
  type(/^ES/, 'Sol');
  leave(/^ES/);
  expect(changes()).toHaveLength(1);
  go();
  await waitFor(() => expect(changes()[1]).toEqual({ version: 4, alt: { es: 'Sol' } }));
});

it('“decorative” is stored at once and disables the texts without deleting them', async () => {
  await open();
  fireEvent.click(field(t.panel.decorative));
  await waitFor(() => expect(changes()).toEqual([{ version: 3, decorative: true }]));
  expect(field(/^FR/).disabled).toBe(true);
  expect(field(/^FR/).value).toBe(tide.alt.fr);
});

it('an emptied name is restored on blur', async () => {
  await open();
  type(t.panel.name, ' ');
  leave(t.panel.name);
  expect(field(t.panel.name).value).toBe('maree.jpg');
  expect(changes()).toEqual([]);
});

it('arrow keys move the focal point and update the crops, and blur stores it', async () => {
  await open();
  const point = field(t.panel.focalAcross);
  fireEvent.keyDown(point, { key: 'ArrowLeft', shiftKey: true });
  fireEvent.keyDown(point, { key: 'ArrowDown' });
  expect(point.getAttribute('aria-valuetext')).toBe(fill(t.panel.focalValue, { x: 40, y: 51 }));
  const crops = screen.getByRole('list', { name: t.panel.crops });
  expect([...crops.querySelectorAll('img')].map(({ style }) => style.objectPosition)).toEqual(
    Array(3).fill('40% 51%'),
  );
  fireEvent.blur(point);
  await waitFor(() => expect(changes()).toEqual([{ version: 3, focal: { x: 0.4, y: 0.51 } }]));
});

it('changes of different texts by two people are merged without a conflict', async () => {
  await open();
  another({ alt: { ...tide.alt, es: 'Un sol' } });
  type(/^EN/, 'A sun');
  leave(/^EN/);
  await waitFor(() => expect(stored.alt).toEqual({ ...tide.alt, es: 'Un sol', en: 'A sun' }));
  expect(screen.queryByText(t.conflict.title)).toBeNull();
  expect(field(/^ES/).value).toBe('Un sol');
});

it('each text that two people changed is decided separately', async () => {
  await open();
  another({ alt: { ...tide.alt, fr: 'Son soleil', en: 'Their sun', es: 'Su sol' } });
  type(/^FR/, 'Mon soleil');
  type(/^EN/, 'My sun');
  leave(/^EN/);
  const box = within(await screen.findByRole('region', { name: t.conflict.title }));
  expect(box.getAllByRole('group')).toHaveLength(2);
  expect(field(/^FR/).value).toBe('Mon soleil');
  fireEvent.click(box.getByRole('radio', { name: /Their sun/ }));
  fireEvent.click(box.getByRole('button', { name: texts.editing.choices.confirm }));
  await waitFor(() =>
    expect(stored.alt).toEqual({ ...tide.alt, fr: 'Mon soleil', en: 'Their sun', es: 'Su sol' }),
  );
  await waitFor(() => expect(field(/^EN/).value).toBe('Their sun'));
  expect(screen.queryByText(t.conflict.title)).toBeNull();
});

it('a text that could not be stored stays in its field with the reason', async () => {
  first = ({ method }) => (method === 'PATCH' ? refusal(503, 'Le service redémarre.') : undefined);
  await open();
  type(/^FR/, 'Une mer');
  leave(/^FR/);
  await screen.findByText('Le service redémarre.');
  screen.getByText(t.panel.unsaved);
  expect(field(/^FR/).value).toBe('Une mer');
});

it('a text that is unsaved when the panel closes is stored afterwards', async () => {
  await open();
  type(/^FR/, 'Une mer');
  fireEvent.keyDown(field(/^FR/), { key: 'Escape' });
  await waitFor(() => expect(stored.alt.fr).toBe('Une mer'));
});

it('a toast reports a text that could not be stored after the panel closed, and the reopened panel contains it', async () => {
  first = ({ method }) => (method === 'PATCH' ? refusal(503, 'Le service redémarre.') : undefined);
  const { address } = await open();
  type(/^FR/, 'Une mer');
  fireEvent.keyDown(field(/^FR/), { key: 'Escape' });
  await screen.findByText(inParts(fill(t.panel.keptOpen, { name: 'maree.jpg' })));
  first = () => undefined;
  fireEvent.click(screen.getByRole('button', { name: t.panel.reopen }));
  expect(address()).toBe('/dashboard/media/m1');
  await waitFor(() => expect(field(/^FR/).value).toBe('Une mer'));
  await waitFor(() => expect(stored.alt.fr).toBe('Une mer'));
});

it('an earlier text is shown with its change, and restored as a change', async () => {
  const { name, alt, decorative, focal } = tide;
  const content = { name, alt, decorative, focal };
  const before = { ...content, alt: { ...alt, fr: 'Une plage' } };
  const at = '2026-11-20T10:00:00.000Z';
  first = ({ path }) =>
    path === '/media/m1/versions'
      ? {
          data: {
            versions: [
              { number: 3, by: 'camille@agence.fr', at, content },
              { number: 1, by: null, at, content: before },
            ],
          },
        }
      : undefined;
  await open();
  fireEvent.click(screen.getByText(t.versions.title));
  const [latest, earliest] = (await screen.findAllByRole('heading', { name: /^Version \d$/ })).map((title) =>
    title.closest('li'),
  );
  expect(latest?.textContent).toContain('Une plage');
  expect(latest?.textContent).toContain(tide.alt.fr);
  expect(within(latest as HTMLElement).queryByRole('button')).toBeNull();
  expect(earliest?.textContent).toContain(t.versions.unknown);
  fireEvent.click(
    within(earliest as HTMLElement).getByRole('button', { name: texts.editing.versions.restore }),
  );
  await waitFor(() => expect(changes()).toEqual([{ version: 3, alt: { fr: 'Une plage' } }]));
  expect(field(/^FR/).value).toBe('Une plage');
});

it('a used picture cannot be deleted, and the places that use it are linked', async () => {
  const use = { kind: 'landing', id: 'p1', name: 'Brume', state: 'online' } as const;
  stored = {
    ...tide,
    uses: [use, { ...use, kind: 'content', id: 'testimonials/fr', name: 'testimonials', state: 'draft' }],
  };
  await open();
  const button = screen.getByRole<HTMLButtonElement>('button', { name: t.delete.action });
  expect(button.disabled).toBe(true);
  screen.getByText(said(fill(t.delete.used.other, { count: 2 })));
  expect(screen.getByRole('link', { name: 'Brume' }).getAttribute('href')).toBe(
    '/dashboard/landing-pages/p1',
  );
  const part = `${texts.content.parts.testimonials} (FR)`;
  expect(screen.getByRole('link', { name: part }).getAttribute('href')).toBe(
    '/dashboard/content/testimonials',
  );
});

it('an unused picture is deleted at once, and the toast can undo it', async () => {
  const { address } = await open();
  fireEvent.click(screen.getByRole('button', { name: t.delete.action }));
  await screen.findByText(inParts(fill(t.delete.done, { name: 'maree.jpg' })));
  expect(address()).toBe('/dashboard/media');
  expect(stored.deletedAt).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: t.delete.undo }));
  await screen.findByText(inParts(fill(t.delete.restored, { name: 'maree.jpg' })));
  expect(changes()).toEqual([{ version: 4, deleted: false }]);
  expect(stored.deletedAt).toBeNull();
});

it('a deleted picture cannot be changed, and can be restored from its panel', async () => {
  stored = { ...tide, deletedAt: '2026-11-24T10:00:00.000Z' };
  await open();
  expect(field(/^FR/).matches(':disabled') || field(/^FR/).closest('fieldset')?.disabled).toBe(true);
  screen.getByText(fill(t.delete.until, { day: '24 décembre' }));
  fireEvent.click(screen.getByRole('button', { name: t.delete.restore }));
  await screen.findByRole('button', { name: t.delete.action });
});
