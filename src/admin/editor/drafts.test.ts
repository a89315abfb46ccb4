import { expect, it } from 'vitest';
import * as drafts from './drafts.ts';

const begin = () => drafts.openedDrafts({ fr: { version: 3, draft: { title: 'Nova', artist: '' } } });

it('typing in one field within a second is one undo step; a pause or another field begins a new one', () => {
  let state = drafts.changed(begin(), 'fr', { title: 'N', artist: '' }, 'title', 0);
  state = drafts.changed(state, 'fr', { title: 'No', artist: '' }, 'title', 900);
  expect(state.history.past).toHaveLength(1);
  state = drafts.changed(state, 'fr', { title: 'Nov', artist: '' }, 'title', 2000);
  state = drafts.changed(state, 'fr', { title: 'Nov', artist: 'Z' }, 'artist', 2100);
  expect(state.history.past).toHaveLength(3);
});

it('a change to equal values adds no undo step', () => {
  expect(drafts.changed(begin(), 'fr', { title: 'Nova', artist: '' }, '', 0).history.past).toEqual([]);
});

it('undo restores the values before a change, and redo those after it', () => {
  const changed = drafts.changed(begin(), 'fr', { title: 'B', artist: '' }, '', 0);
  const back = drafts.stepped(changed, 'back');
  expect(back?.all.fr.draft.title).toBe('Nova');
  expect(back && drafts.stepped(back, 'forward')?.all.fr.draft.title).toBe('B');
  expect(drafts.stepped(begin(), 'back')).toBeUndefined();
});

it('values that were typed while a draft was stored stay unsaved', () => {
  const sent = { title: 'B', artist: '' };
  const typed = drafts.changed(begin(), 'fr', { title: 'BC', artist: '' }, 'title', 0);
  const state = drafts.saved(typed, 'fr', sent, { version: 4, draft: sent });
  expect(state.all.fr.base.version).toBe(4);
  expect(drafts.isUnsaved(state.all.fr)).toBe(true);
});

it('a newer version replaces a draft without unsaved values, and waits for a decision otherwise', () => {
  const newer = { version: 5, draft: { title: 'Elle', artist: 'X' } };
  expect(drafts.renewed(begin(), 'fr', newer, 0).all.fr.draft.title).toBe('Elle');
  const typed = drafts.changed(begin(), 'fr', { title: 'Moi', artist: '' }, 'title', 0);
  const waiting = drafts.renewed(typed, 'fr', newer, 10);
  expect(waiting.all.fr.draft.title).toBe('Moi');
  expect(waiting.all.fr.theirs).toEqual(newer);
  expect(drafts.renewed(begin(), 'fr', { version: 2, draft: newer.draft }, 0).all.fr.draft.title).toBe(
    'Nova',
  );
});

it('undo restores the draft that a newer version replaced', () => {
  const state = drafts.renewed(begin(), 'fr', { version: 5, draft: { title: 'Elle', artist: '' } }, 0);
  expect(drafts.stepped(state, 'back')?.all.fr.draft.title).toBe('Nova');
});

it('an older undo step reverts only the own changes, not those of an applied newer version', () => {
  const typed = drafts.changed(begin(), 'fr', { title: 'Moi', artist: '' }, 'title', 0);
  const stored = drafts.saved(typed, 'fr', typed.all.fr.draft, { version: 4, draft: typed.all.fr.draft });
  const state = drafts.renewed(stored, 'fr', { version: 5, draft: { title: 'Moi', artist: 'X' } }, 10);
  const back = drafts.stepped(state, 'back');
  expect(back?.all.fr.draft).toEqual({ title: 'Moi', artist: '' });
  expect(back && drafts.stepped(back, 'back')?.all.fr.draft).toEqual({ title: 'Nova', artist: 'X' });
});

it('a value that only the other person changed is merged with typed ones, and undo keeps it', () => {
  const typed = drafts.changed(begin(), 'fr', { title: 'Moi', artist: '' }, 'title', 0);
  const state = drafts.renewed(typed, 'fr', { version: 5, draft: { title: 'Nova', artist: 'X' } }, 10);
  expect(state.all.fr.draft).toEqual({ title: 'Moi', artist: 'X' });
  expect(state.all.fr.base.version).toBe(5);
  expect(state.all.fr.theirs).toBeUndefined();
  expect(drafts.stepped(state, 'back')?.all.fr.draft).toEqual({ title: 'Nova', artist: 'X' });
});

it('each value that both changed is decided separately, and undo reverts the decision', () => {
  const typed = drafts.changed(begin(), 'fr', { title: 'Moi', artist: 'Y' }, 'title', 0);
  const waiting = drafts.renewed(typed, 'fr', { version: 5, draft: { title: 'Elle', artist: 'X' } }, 10);
  expect(drafts.openPlaces(waiting.all.fr)).toEqual(['title', 'artist']);
  const state = drafts.decidedOn(waiting, 'fr', { title: 'theirs' }, 10);
  expect(state.all.fr.draft).toEqual({ title: 'Elle', artist: 'Y' });
  expect(state.all.fr.theirs).toBeUndefined();
  expect(drafts.stepped(state, 'back')?.all.fr.draft).toEqual({ title: 'Moi', artist: 'Y' });
});

it('a rejected draft counts as rejected until it changes', () => {
  const typed = drafts.changed(begin(), 'fr', { title: 'javascript:', artist: '' }, 'title', 0);
  const state = drafts.refused(typed, 'fr', typed.all.fr.draft, { title: 'Ce lien est refusé.' });
  expect(drafts.isRefused(state.all.fr)).toBe(true);
  expect(drafts.isRefused(drafts.changed(state, 'fr', { title: 'ok', artist: '' }, 'title', 1).all.fr)).toBe(
    false,
  );
});

it('a stored text with corrected typography is shown, in the focused field only after it is blurred', () => {
  const typed = drafts.changed(begin(), 'fr', { title: "L'île", artist: "L'A" }, '', 0);
  const stored = { version: 4, draft: { title: 'L’île', artist: "L'A" } };
  expect(drafts.saved(typed, 'fr', typed.all.fr.draft, stored).all.fr.draft.title).toBe('L’île');
  const held = drafts.saved(typed, 'fr', typed.all.fr.draft, stored, 'title');
  expect(held.all.fr.draft.title).toBe("L'île");
  expect(drafts.isUnsaved(held.all.fr)).toBe(false);
  const left = drafts.left(held, 'fr', 'title');
  expect(left.all.fr.draft.title).toBe('L’île');
  expect(drafts.isUnsaved(left.all.fr)).toBe(false);
});

it('a blurred field keeps newer text until it is stored', () => {
  const typed = drafts.changed(begin(), 'fr', { title: "L'î", artist: '' }, 'title', 0);
  const held = drafts.saved(
    typed,
    'fr',
    typed.all.fr.draft,
    { version: 4, draft: { title: 'L’î', artist: '' } },
    'title',
  );
  const more = drafts.changed(held, 'fr', { title: "L'île", artist: '' }, 'title', 10);
  expect(drafts.left(more, 'fr', 'title')).toEqual(more);
  expect(drafts.isUnsaved(more.all.fr)).toBe(true);
});

it('a correction by the server does not count as a change of another person', () => {
  const typed = drafts.changed(begin(), 'fr', { title: "L'île", artist: '' }, 'title', 0);
  const held = drafts.saved(
    typed,
    'fr',
    typed.all.fr.draft,
    { version: 4, draft: { title: 'L’île', artist: '' } },
    'title',
  );
  const theirs = { version: 5, draft: { title: 'L’île', artist: 'X' } };
  const state = drafts.renewed(
    drafts.changed(held, 'fr', { title: "L'îles", artist: '' }, 'title', 10),
    'fr',
    theirs,
    20,
  );
  expect(drafts.openPlaces(state.all.fr)).toEqual([]);
  expect(state.all.fr.draft).toEqual({ title: "L'îles", artist: 'X' });
});
