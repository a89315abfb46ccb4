import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../api/call-api.ts';
import { delays } from '../ui/form/draft-sender.ts';
import type { Stored } from '../ui/form/form-state.ts';
import { createDraftStore } from './draft-store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

interface Values {
  title: string;
  slogan: string;
}
const stored = (title: string, version = 1): Stored<Values> => ({
  version,
  draft: { title, slogan: 'Bonjour' },
});
const everywhere = (title: string, version = 1) => ({
  fr: stored(title, version),
  en: stored(title, version),
});

/** A store with a server that accepts each draft, unless `answer` says otherwise. */
function open(
  answer: (values: Values, version: number) => Values | ApiError = (values) => values,
  isManual = false,
) {
  const sent: string[] = [];
  let version = 1;
  const refresh = vi.fn();
  const store = createDraftStore<'fr' | 'en', Values>({
    stored: everywhere('Un'),
    send: async (key, values, based) => {
      sent.push(`${key} ${values.title}`);
      const said = answer(values, based);
      if (said instanceof ApiError) throw said;
      version += 1;
      return { version, draft: said };
    },
    refresh,
    isManual,
  });
  const texts = (locale: 'fr' | 'en' = 'fr') => store.snapshot().drafts.all[locale].draft;
  const type = (title: string, locale: 'fr' | 'en' = 'fr') =>
    store.change(locale, { ...texts(locale), title }, 'title');
  return { store, sent, refresh, texts, type, saving: () => store.snapshot().saving };
}
const pause = (ms: number = delays.save) => vi.advanceTimersByTimeAsync(ms);

it('a draft is stored once typing has paused for a second', async () => {
  const { type, sent, saving } = open();
  type('Deux');
  await pause(delays.save - 1);
  type('Deux !');
  expect(saving().state).toBe('typing');
  await pause(delays.save - 1);
  expect(sent).toEqual([]);
  await pause(1);
  expect(sent).toEqual(['fr Deux !']);
  expect(saving()).toMatchObject({ state: 'saved' });
});

it('a typographic correction is shown once its field is blurred, and is not sent again', async () => {
  const { store, type, sent, texts } = open((typed) => ({ ...typed, title: typed.title.trim() }));
  store.enter('fr', 'title');
  type('Deux ');
  await pause();
  expect(texts().title).toBe('Deux ');
  await pause(10_000);
  expect(sent).toHaveLength(1);
  store.leave('fr', 'title');
  expect(texts().title).toBe('Deux');
});

it('saving is retried automatically after a lost connection, and typed texts stay', async () => {
  let away = true;
  const { type, sent, saving, texts } = open((typed) => (away ? new ApiError(0) : typed));
  type('Deux');
  await pause();
  expect(saving().state).toBe('offline');
  type('Deux, trois');
  away = false;
  await pause(delays.retry[0]);
  expect(sent.at(-1)).toBe('fr Deux, trois');
  expect(texts().title).toBe('Deux, trois');
  expect(saving().state).toBe('saved');
});

it('a rejected text counts as wrong, and is not sent again before it is changed', async () => {
  const { store, type, sent, saving } = open((typed) =>
    typed.title === 'Mauvais' ? new ApiError(422, '', { title: 'Non.' }) : typed,
  );
  type('Mauvais');
  await pause();
  expect(saving()).toEqual({ state: 'wrong', fields: 1 });
  await pause(60_000);
  expect(sent).toHaveLength(1);
  expect(await store.flush()).toBe(false);
  type('Bon');
  await pause();
  expect(saving().state).toBe('saved');
});

it('after a conflict the drafts are refetched, and nothing is sent before the decision', async () => {
  const { store, type, sent, refresh, saving, texts } = open((typed, version) =>
    version < 5 ? new ApiError(409) : typed,
  );
  type('Mon titre');
  await pause();
  expect(refresh).toHaveBeenCalledOnce();
  store.renew({ ...everywhere('Un'), fr: stored('Son titre', 5) });
  expect(saving().state).toBe('conflict');
  await pause(60_000);
  expect(sent).toHaveLength(1);
  expect(texts().title).toBe('Mon titre');
  store.decide('fr', {});
  await pause(0);
  expect(sent.at(-1)).toBe('fr Mon titre');
  expect(saving().state).toBe('saved');
});

it('undo restores the own text after a decision for the other person’s text', () => {
  const { store, type, texts } = open();
  type('Mon titre');
  store.renew({ ...everywhere('Un'), fr: stored('Son titre', 5) });
  store.decide('fr', { title: 'theirs' });
  expect(texts().title).toBe('Son titre');
  store.step('back');
  expect(texts().title).toBe('Mon titre');
});

it('a text that only the other person changed is merged with typed ones, and undo keeps it', async () => {
  const { store, type, texts, sent, saving } = open((typed, version) =>
    version < 5 ? new ApiError(409) : typed,
  );
  type('Mon titre');
  await pause();
  const theirs = { version: 5, draft: { ...stored('Un').draft, slogan: 'Bonsoir' } };
  store.renew({ ...everywhere('Un'), fr: theirs });
  expect(texts()).toMatchObject({ title: 'Mon titre', slogan: 'Bonsoir' });
  await pause();
  expect(sent).toHaveLength(2);
  expect(saving().state).toBe('saved');
  store.step('back');
  expect(texts()).toMatchObject({ title: 'Un', slogan: 'Bonsoir' });
});

it('a conflict ends automatically once both texts are equal', async () => {
  const { store, type, saving } = open();
  type('Mon titre');
  store.renew({ ...everywhere('Un'), fr: stored('Son titre', 5) });
  expect(saving().state).toBe('conflict');
  type('Son titre');
  expect(saving().state).toBe('rest');
});

it('a newer version is applied at once when nothing is unsaved, and undo restores the own draft', async () => {
  const { store, type, texts } = open();
  type('Mon titre');
  await pause();
  const [taken] = store.renew({ ...everywhere('Un'), fr: stored('Son titre', 5) });
  expect(texts().title).toBe('Son titre');
  expect(taken).toMatchObject({
    key: 'fr',
    before: { title: 'Mon titre' },
    after: { title: 'Son titre' },
  });
  store.step('back');
  expect(texts().title).toBe('Mon titre');
});

it('two languages are stored one after the other, each once, even when flush is called twice', async () => {
  const { store, type, sent } = open();
  type('Deux');
  type('Two', 'en');
  const stored = Promise.all([store.flush(), store.flush()]);
  await pause();
  expect(await stored).toEqual([true, true]);
  expect(sent).toEqual(['fr Deux', 'en Two']);
});

it('undo and redo are stored as well', async () => {
  const { store, type, sent } = open();
  type('Deux');
  await pause();
  store.step('back');
  await pause();
  expect(sent).toEqual(['fr Deux', 'fr Un']);
  store.step('forward');
  await pause();
  expect(sent.at(-1)).toBe('fr Deux');
});

it('text typed while a draft is being stored is stored after it, based on its version', async () => {
  const based: number[] = [];
  const { type, sent, saving } = open((values, version) => {
    based.push(version);
    return values;
  });
  type('A');
  const stored = pause();
  type('AB');
  await stored;
  await pause();
  expect(sent.at(-1)).toBe('fr AB');
  expect(saving().state).toBe('saved');
});

it('saving is retried at growing intervals while the connection stays lost', async () => {
  let away = true;
  const { type, sent, saving } = open((values) => (away ? new ApiError(503) : values));
  type('Deux');
  await pause();
  await pause(delays.retry[0]);
  expect(sent).toHaveLength(2);
  await pause(delays.retry[1] - 1);
  expect(sent).toHaveLength(2);
  away = false;
  await pause(1);
  expect(saving().state).toBe('saved');
});

it('an error of a request is assigned to the field that it names', async () => {
  const { store, type } = open(() => new ApiError(422, '', { 'content.title': 'Non.' }));
  type('Mauvais');
  await pause();
  expect(store.snapshot().drafts.all.fr.attempt.wrong).toEqual({ title: 'Non.' });
});

it('flush stores an unsaved draft at once, and returns whether that succeeded', async () => {
  let away = false;
  const { store, type } = open((values) => (away ? new ApiError(0) : values));
  type('A');
  await expect(store.flush()).resolves.toBe(true);
  away = true;
  type('B');
  await expect(store.flush()).resolves.toBe(false);
});

it('a manual draft is stored only by flush, and is sent automatically after a conflict is resolved', async () => {
  const { store, type, sent, saving } = open(
    (typed, version) => (version < 5 ? new ApiError(409) : typed),
    true,
  );
  type('Mon titre');
  await pause(60_000);
  expect(sent).toEqual([]);
  expect(await store.flush()).toBe(false);
  const theirs = stored('Un', 5);
  store.renew({ ...everywhere('Un'), fr: { ...theirs, draft: { ...theirs.draft, slogan: 'Salut' } } });
  await pause(0);
  expect(sent).toEqual(['fr Mon titre', 'fr Mon titre']);
  expect(saving().state).toBe('saved');
});
