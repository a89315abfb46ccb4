import { expect, it } from 'vitest';
import * as drafts from './landing-draft.ts';

const begin = () => drafts.openedDraft({ version: 3, draft: { title: 'Nova', artist: '' } });

it('typing in one field within a second is one step back, a pause or another field begins a new one', () => {
  let state = drafts.changed(begin(), { title: 'N', artist: '' }, 'title', 0);
  state = drafts.changed(state, { title: 'No', artist: '' }, 'title', 900);
  expect(state.history.past).toHaveLength(1);
  state = drafts.changed(state, { title: 'Nov', artist: '' }, 'title', 2000);
  state = drafts.changed(state, { title: 'Nov', artist: 'Z' }, 'artist', 2100);
  expect(state.history.past).toHaveLength(3);
});

it('a change that changes nothing is no step', () => {
  expect(drafts.changed(begin(), { title: 'Nova', artist: '' }, '', 0).history.past).toEqual([]);
});

it('a step back brings the values before a change, and a step forward those after it', () => {
  const changed = drafts.changed(begin(), { title: 'B', artist: '' }, '', 0);
  const back = drafts.stepped(changed, 'back');
  expect(back?.draft.title).toBe('Nova');
  expect(back && drafts.stepped(back, 'forward')?.draft.title).toBe('B');
  expect(drafts.stepped(begin(), 'back')).toBeUndefined();
});

it('values that were typed while a draft was stored stay unsaved', () => {
  const sent = { title: 'B', artist: '' };
  const typed = drafts.changed(begin(), { title: 'BC', artist: '' }, 'title', 0);
  const state = drafts.saved(typed, sent, { version: 4, draft: sent });
  expect(state.base.version).toBe(4);
  expect(drafts.isUnsaved(state)).toBe(true);
});

it('a newer version is taken over where nothing is typed, and waits beside typed values', () => {
  const newer = { version: 5, draft: { title: 'Elle', artist: 'X' } };
  expect(drafts.renewed(begin(), newer, 0).draft.title).toBe('Elle');
  const typed = drafts.changed(begin(), { title: 'Moi', artist: '' }, 'title', 0);
  const waiting = drafts.renewed(typed, newer, 10);
  expect(waiting.draft.title).toBe('Moi');
  expect(waiting.theirs).toEqual(newer);
  expect(drafts.renewed(begin(), { version: 2, draft: newer.draft }, 0).draft.title).toBe('Nova');
});

it('a newer version that was taken over can be stepped back from', () => {
  const state = drafts.renewed(begin(), { version: 5, draft: { title: 'Elle', artist: '' } }, 0);
  expect(drafts.stepped(state, 'back')?.draft.title).toBe('Nova');
});

it('a value that only the other person changed is taken over beside typed ones, and a step back leaves it', () => {
  const typed = drafts.changed(begin(), { title: 'Moi', artist: '' }, 'title', 0);
  const state = drafts.renewed(typed, { version: 5, draft: { title: 'Nova', artist: 'X' } }, 10);
  expect(state.draft).toEqual({ title: 'Moi', artist: 'X' });
  expect(state.base.version).toBe(5);
  expect(state.theirs).toBeUndefined();
  expect(drafts.stepped(state, 'back')?.draft).toEqual({ title: 'Nova', artist: 'X' });
});

it('each value that both changed is decided by itself, which can be taken back by a step', () => {
  const typed = drafts.changed(begin(), { title: 'Moi', artist: 'Y' }, 'title', 0);
  const waiting = drafts.renewed(typed, { version: 5, draft: { title: 'Elle', artist: 'X' } }, 10);
  expect(drafts.openPlaces(waiting)).toEqual(['title', 'artist']);
  const state = drafts.decidedOn(waiting, { title: 'theirs' }, 10);
  expect(state.draft).toEqual({ title: 'Elle', artist: 'Y' });
  expect(state.theirs).toBeUndefined();
  expect(drafts.stepped(state, 'back')?.draft).toEqual({ title: 'Moi', artist: 'Y' });
});

it('a refused draft is not sent again until it changes', () => {
  const typed = drafts.changed(begin(), { title: 'javascript:', artist: '' }, 'title', 0);
  const state = drafts.refused(typed, typed.draft, { title: 'Ce lien est refusé.' });
  expect(drafts.isRefused(state)).toBe(true);
  expect(drafts.isRefused(drafts.changed(state, { title: 'ok', artist: '' }, 'title', 1))).toBe(false);
});

it('a stored text with corrected typography is shown, under the cursor once its field is left', () => {
  const typed = drafts.changed(begin(), { title: "L'île", artist: "L'A" }, '', 0);
  const stored = { version: 4, draft: { title: 'L’île', artist: "L'A" } };
  expect(drafts.saved(typed, typed.draft, stored).draft.title).toBe('L’île');
  const held = drafts.saved(typed, typed.draft, stored, 'title');
  expect(held.draft.title).toBe("L'île");
  expect(drafts.isUnsaved(held)).toBe(false);
  const left = drafts.left(held, 'title');
  expect(left.draft.title).toBe('L’île');
  expect(drafts.isUnsaved(left)).toBe(false);
});

it('a field that is left with newer letters keeps them until they are stored', () => {
  const typed = drafts.changed(begin(), { title: "L'î", artist: '' }, 'title', 0);
  const held = drafts.saved(typed, typed.draft, { version: 4, draft: { title: 'L’î', artist: '' } }, 'title');
  const more = drafts.changed(held, { title: "L'île", artist: '' }, 'title', 10);
  expect(drafts.left(more, 'title')).toEqual(more);
  expect(drafts.isUnsaved(more)).toBe(true);
});

it('a correction of the server is no change of another person', () => {
  const typed = drafts.changed(begin(), { title: "L'île", artist: '' }, 'title', 0);
  const held = drafts.saved(
    typed,
    typed.draft,
    { version: 4, draft: { title: 'L’île', artist: '' } },
    'title',
  );
  const theirs = { version: 5, draft: { title: 'L’île', artist: 'X' } };
  const state = drafts.renewed(
    drafts.changed(held, { title: "L'îles", artist: '' }, 'title', 10),
    theirs,
    20,
  );
  expect(drafts.openPlaces(state)).toEqual([]);
  expect(state.draft).toEqual({ title: "L'îles", artist: 'X' });
});
