import { notifications } from '@mantine/notifications';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openScreen, texts } from '../../../tests/screens/admin-screen.tsx';
import type { ChangeEvent } from '../../contracts/leads/lead.ts';
import type { Role } from '../../domain/account/role.ts';
// Imported before the fake timers: a dynamic import would never resolve under them.
import './new-lead.tsx';
import { useLiveUpdates } from './use-live-updates.ts';

interface Stream {
  signal: AbortSignal;
  say(counters: ChangeEvent): Promise<void>;
  end(): Promise<void>;
}

const encoder = new TextEncoder();
const still: ChangeEvent = { leads: 3, changes: 7, reviews: 2, media: 1, wordpress: 1 };
/** Every stream that was opened. */
let streams: Stream[];
/** The number of requests for a stream. */
let asked: number;
/** The response of the list of leads. */
let leads: () => Response;
/** The response of a server that returns no stream. */
let refuse: (() => Response) | undefined;
let visibility: DocumentVisibilityState;

beforeEach(() => {
  vi.useFakeTimers();
  streams = [];
  asked = 0;
  refuse = undefined;
  leads = () => Response.error();
  visibility = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  vi.stubGlobal('fetch', async (address: string, { signal }: { signal: AbortSignal }) => {
    if (address.startsWith('/api/leads')) return leads();
    expect(address).toBe('/api/events');
    asked += 1;
    return refuse?.() ?? openStream(signal);
  });
});
afterEach(async () => {
  cleanup();
  notifications.clean();
  await pass(60_000);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function openStream(signal: AbortSignal): Response {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      signal.addEventListener('abort', () => controller.error(signal.reason));
      streams.push({
        signal,
        say: (counters) =>
          settle(() =>
            controller.enqueue(encoder.encode(`event: changed\ndata: ${JSON.stringify(counters)}\n\n`)),
          ),
        end: () => settle(() => controller.close()),
      });
    },
  });
  return new Response(body);
}
/** Streams are read in turns of the event loop, which fake timers do not advance. */
const settle = (happen: () => void = () => {}) =>
  act(async () => {
    happen();
    for (let turn = 0; turn < 20; turn += 1) await vi.advanceTimersByTimeAsync(0);
  });
const pass = async (ms: number) => {
  await act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
  await settle();
};
const show = (state: DocumentVisibilityState) =>
  settle(() => {
    visibility = state;
    document.dispatchEvent(new Event('visibilitychange'));
  });
const last = (): Stream => {
  const stream = streams.at(-1);
  if (!stream) throw new Error('No stream is open.');
  return stream;
};

function Listener({ role }: { role: Role | undefined }) {
  useLiveUpdates(role);
  return null;
}
async function openWithAddress(role: Role | 'unknown' = 'admin') {
  const opened = openScreen(<Listener role={role === 'unknown' ? undefined : role} />);
  const invalidated = vi.spyOn(opened.client, 'invalidateQueries');
  await settle();
  return { opened, invalidated };
}
const open = async (role?: Role | 'unknown') => (await openWithAddress(role)).invalidated;

it('an event refetches all data, and an administrator gets a toast about a new lead', async () => {
  const invalidated = await open();
  await last().say(still);
  expect(invalidated).not.toHaveBeenCalled();
  await last().say({ ...still, changes: 8 });
  expect(invalidated).toHaveBeenCalledTimes(1);
  expect(screen.queryByText(texts.shell.newLead)).toBeNull();
  await last().say({ ...still, changes: 8, leads: 4 });
  expect(invalidated).toHaveBeenCalledTimes(2);
  expect(screen.getByText(texts.shell.newLead)).toBeDefined();
});

it('the toast about a new lead opens it, or the list if there are several or the lead cannot be loaded', async () => {
  const { opened } = await openWithAddress();
  await last().say(still);
  await last().say({ ...still, leads: 4 });
  leads = () => Response.json({ success: true, data: { items: [{ id: 'nova' }] } });
  await settle(() => void fireEvent.click(screen.getByRole('button', { name: texts.shell.newLeadOpen })));
  await settle();
  expect(opened.address()).toBe('/dashboard/leads/nova');
  await last().say({ ...still, leads: 6 });
  await settle(() => void fireEvent.click(screen.getByRole('button', { name: texts.shell.newLeadList })));
  expect(opened.address()).toBe('/dashboard/leads');
});

it('a moderator gets no toast about leads, and no connection is opened before the account is loaded', async () => {
  await open('unknown');
  expect(asked).toBe(0);
  cleanup();
  const invalidated = await open('moderator');
  await last().say(still);
  await last().say({ ...still, leads: 4 });
  expect(invalidated).toHaveBeenCalledTimes(1);
  expect(screen.queryByText(texts.shell.newLead)).toBeNull();
});

it('a lost connection is reopened after growing pauses, which start again after a received event', async () => {
  refuse = () => Response.json({ success: false, message: 'Trop de demandes.' }, { status: 429 });
  await open();
  let times = 1;
  for (const pause of [1000, 2000, 5000, 15_000, 30_000, 30_000]) {
    await pass(pause - 1);
    expect([pause, asked]).toEqual([pause, times]);
    times += 1;
    await pass(1);
    expect([pause, asked]).toEqual([pause, times]);
  }
  refuse = undefined;
  await pass(30_000);
  await last().say(still);
  await last().end();
  const before = asked;
  await pass(1000);
  expect(asked).toBe(before + 1);
});

it('after a reconnection, data is refetched only if it has changed in the meantime', async () => {
  const invalidated = await open();
  await last().say(still);
  await last().end();
  await pass(1000);
  await last().say(still);
  expect(invalidated).not.toHaveBeenCalled();
  await last().end();
  await pass(1000);
  await last().say({ ...still, reviews: 3 });
  expect(invalidated).toHaveBeenCalledTimes(1);
  expect(streams).toHaveLength(3);
});

it('the connection closes when the session ends or the frame is unmounted', async () => {
  await open();
  await last().say(still);
  refuse = () => Response.json({ success: false, message: 'Reconnectez-vous.' }, { status: 401 });
  await last().end();
  await pass(1000);
  expect(asked).toBe(2);
  await pass(300_000);
  expect(asked).toBe(2);

  cleanup();
  refuse = undefined;
  await open();
  const { signal } = last();
  expect(signal.aborted).toBe(false);
  cleanup();
  await pass(300_000);
  expect([signal.aborted, asked]).toEqual([true, 3]);
});

it('a tab that is hidden for a minute disconnects, and reconnects when it is shown', async () => {
  const invalidated = await open();
  await last().say(still);
  const { signal } = last();
  await show('hidden');
  await pass(59_000);
  await show('visible');
  await pass(120_000);
  expect([signal.aborted, asked]).toEqual([false, 1]);

  await show('hidden');
  await pass(60_000);
  expect(signal.aborted).toBe(true);
  await pass(600_000);
  expect(asked).toBe(1);

  await show('visible');
  expect(asked).toBe(2);
  await last().say({ ...still, leads: 4 });
  expect(invalidated).toHaveBeenCalledTimes(1);
  expect(screen.getByText(texts.shell.newLead)).toBeDefined();
});
