import { expect, it } from 'vitest';
import { type Action, initialState, reduce, type State } from './planner-state.ts';

const after = (...actions: Action[]): State => actions.reduce(reduce, initialState('2026-11-28'));
const next: Action = { type: 'next' };
const answer = (given: Partial<State['answers']>): Action => ({ type: 'answer', answer: given });

it('starts with a single, no budget, France, the first month with time and an unticked newsletter', () => {
  expect(initialState('2026-11-28').answers).toMatchObject({
    releaseType: 'single',
    budget: 0,
    territories: ['FR'],
    releaseDate: '2027-01-15',
    newsletter: false,
  });
});

it('refuses the first step without a genre, and removes the error when one is chosen', () => {
  const refused = after(next);
  expect([refused.step, refused.errors, refused.refusals]).toEqual([1, { genre: true }, 1]);
  expect(reduce(refused, answer({ genre: 'rap' })).errors).toEqual({});
});

it('refuses the second step without a country', () => {
  expect(after(answer({ genre: 'rap' }), next, answer({ territories: [] }), next)).toMatchObject({
    step: 2,
    errors: { territories: true },
  });
});

it.each(['', 'nova', 'nova@example', '@', 'nova@-example.com'])(
  'refuses the third step with the address %j',
  (email) => {
    expect(after(answer({ genre: 'rap', email }), next, next, next)).toMatchObject({
      step: 3,
      errors: { email: true },
    });
  },
);

it('reaches the analysis, goes back one step at a time, and keeps the answers of a new analysis', () => {
  const done = after(answer({ genre: 'rap', email: '<nova@example.com>\u200b' }), next, next, next);
  expect(done.step).toBe(4);
  expect(reduce(done, { type: 'back' }).step).toBe(3);
  const again = reduce(done, { type: 'again' });
  expect([again.step, again.answers.genre]).toEqual([1, 'rap']);
});

it('adapts the month to the format until the visitor chooses a month', () => {
  const may = { ...initialState('2027-03-15') };
  expect(may.answers.releaseDate).toBe('2027-04-15');
  const album = reduce(may, answer({ releaseType: 'album' }));
  expect(album.answers.releaseDate).toBe('2027-05-15');
  const chosen = reduce(album, answer({ releaseDate: '2027-09-15' }));
  expect(reduce(chosen, answer({ releaseType: 'single' })).answers.releaseDate).toBe('2027-09-15');
});

it('reaches the analysis without an address, and requires one again after the main button is used', () => {
  const contact = [answer({ genre: 'rap' }), next, next];
  expect(after(...contact, next)).toMatchObject({ step: 3, errors: { email: true } });
  const without = after(...contact, next, { type: 'withoutEmail' });
  expect(without).toMatchObject({ step: 4, withEmail: false, errors: {} });
  const again = [{ type: 'back' }, answer({ email: 'nova@example.com' }), next] as const;
  expect(again.reduce(reduce, without)).toMatchObject({ step: 4, withEmail: true });
});
