import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../api/call-api.ts';
import { delays } from '../ui/form/draft-sender.ts';
import type { Stored } from '../ui/form/form-state.ts';
import { createDraftStore } from './draft-store.ts';

interface Values {
  title: string;
}

let answers: (() => Promise<Stored<Values>>)[];
let sent: { title: string; version: number }[];
let refreshed: number;

const open = () =>
  createDraftStore<Values>({
    stored: { version: 1, draft: { title: 'Nova' } },
    send: ({ title }, version) => {
      sent.push({ title, version });
      return (answers.shift() ?? (async () => ({ version: version + 1, draft: { title } })))();
    },
    refresh: () => {
      refreshed += 1;
    },
  });

beforeEach(() => {
  vi.useFakeTimers();
  answers = [];
  sent = [];
  refreshed = 0;
});
afterEach(() => {
  vi.useRealTimers();
});

it('a draft is stored once, a second after the last letter', async () => {
  const store = open();
  store.change({ title: 'N' }, 'title');
  await vi.advanceTimersByTimeAsync(delays.save - 1);
  store.change({ title: 'No' }, 'title');
  await vi.advanceTimersByTimeAsync(delays.save - 1);
  expect(sent).toEqual([]);
  expect(store.snapshot().saving.state).toBe('typing');
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toEqual([{ title: 'No', version: 1 }]);
  expect(store.snapshot().saving.state).toBe('saved');
});

it('letters typed while a draft is stored are stored after it, on its version', async () => {
  let finish: (stored: Stored<Values>) => void = () => {};
  answers = [() => new Promise((resolve) => (finish = resolve))];
  const store = open();
  store.change({ title: 'A' }, 'title');
  await vi.advanceTimersByTimeAsync(delays.save);
  store.change({ title: 'AB' }, 'title');
  await vi.advanceTimersByTimeAsync(delays.save);
  expect(sent).toHaveLength(1);
  finish({ version: 2, draft: { title: 'A' } });
  await vi.advanceTimersByTimeAsync(0);
  expect(sent.at(-1)).toEqual({ title: 'AB', version: 2 });
});

it('a lost connection is told, and tried again with growing pauses until the draft is stored', async () => {
  answers = [() => Promise.reject(new ApiError(0)), () => Promise.reject(new ApiError(503))];
  const store = open();
  store.change({ title: 'A' }, 'title');
  await vi.advanceTimersByTimeAsync(delays.save);
  expect(store.snapshot().saving.state).toBe('offline');
  await vi.advanceTimersByTimeAsync(delays.retry[0]);
  expect(sent).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(delays.retry[1] - 1);
  expect(sent).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(store.snapshot().saving.state).toBe('saved');
});

it('a conflict asks for the other version, and sends nothing before a decision', async () => {
  answers = [() => Promise.reject(new ApiError(409, 'Une autre personne a enregistré.'))];
  const store = open();
  store.change({ title: 'Moi' }, 'title');
  await vi.advanceTimersByTimeAsync(delays.save);
  expect(refreshed).toBe(1);
  store.renew({ version: 7, draft: { title: 'Elle' } });
  expect(store.snapshot().saving.state).toBe('conflict');
  store.change({ title: 'Moi aussi' }, 'title');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(1);
  store.decide({});
  await vi.advanceTimersByTimeAsync(0);
  expect(sent.at(-1)).toEqual({ title: 'Moi aussi', version: 7 });
});

it('a refused value is told at its field, and sent again once it has changed', async () => {
  answers = [() => Promise.reject(new ApiError(422, 'Corrigez.', { 'content.title': 'Lien refusé.' }))];
  const store = open();
  store.change({ title: 'javascript:' }, 'title');
  await vi.advanceTimersByTimeAsync(delays.save);
  expect(store.snapshot().saving).toEqual({ state: 'wrong', fields: 1 });
  expect(store.snapshot().draft.attempt.wrong).toEqual({ title: 'Lien refusé.' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(1);
  store.change({ title: 'https://nova.example' }, 'title');
  await vi.advanceTimersByTimeAsync(delays.save);
  expect(store.snapshot().saving.state).toBe('saved');
});

it('a step back is stored like every other change', async () => {
  const store = open();
  store.change({ title: 'A' }, 'title');
  await vi.advanceTimersByTimeAsync(delays.save);
  store.step('back');
  await vi.advanceTimersByTimeAsync(delays.save);
  expect(sent.at(-1)).toEqual({ title: 'Nova', version: 2 });
});

it('leaving stores a waiting draft at once, and tells whether that worked', async () => {
  const store = open();
  store.change({ title: 'A' }, 'title');
  await expect(store.flush()).resolves.toBe(true);
  answers = [() => Promise.reject(new ApiError(0))];
  store.change({ title: 'B' }, 'title');
  await expect(store.flush()).resolves.toBe(false);
});

it('a correction of typography waits while the cursor is in the field, and is not stored a second time', async () => {
  answers = [async () => ({ version: 2, draft: { title: 'L’île' } })];
  const store = open();
  store.enter('title');
  store.change({ title: "L'île" }, 'title');
  await vi.advanceTimersByTimeAsync(delays.save);
  expect(store.snapshot().draft.draft.title).toBe("L'île");
  store.leave('title');
  expect(store.snapshot().draft.draft.title).toBe('L’île');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(1);
});
