import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { serve } from '../../../../tests/fake-api.ts';
import { openScreen, said, texts } from '../../../../tests/screens/admin-screen.tsx';
import type { SendDestinationDto } from '../../../contracts/sends.ts';
import { UnsentCard } from './UnsentCard.tsx';

const t = texts.sends.unsent;
const figures = { received: 0, waiting: 0, refused: 0, unclear: 0, twins: 0, unsent: {}, fields: {} };
const open = (on: boolean, changes: Partial<SendDestinationDto> = {}) => {
  const calls = serve({ 'POST /sends/meta/replay': () => ({ data: { replayed: 2 } }) });
  const destination = {
    ...{ name: 'meta', lane: 'meta', artist: null, frequentWords: [], on, figures },
    untold: { early: 0, objected: 0, refused: 0, silent: 0 },
    repeatable: { waiting: 0, refused: 0 },
    ...changes,
  } as unknown as SendDestinationDto;
  openScreen(<UnsentCard destination={destination} />);
  return calls;
};
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it.each([
  ['is off and was sent nothing', false, 0, t.off],
  ['is off since it took acts', false, 2, t.none],
  ['is on', true, 0, t.none],
])('says what became of the last 24 hours at a platform that %s', async (_, on, received, said) => {
  open(on, { figures: { ...figures, received } });
  await waitFor(() => expect(document.body.textContent).toContain(said));
});

it('names leads from before the switch-on and objections apart from refusals', async () => {
  open(true, { untold: { early: 4, objected: 2, refused: 1, silent: 0 } });
  await waitFor(() => expect(document.body.textContent).toContain('Pourquoi 7'));
  const rows = [...document.querySelectorAll('.sends-shares > div')].map((row) => row.textContent);
  expect(rows).toEqual([`${t.reasons.early}4`, `${t.reasons.objected}2`, `${t.reasons.refused}1`]);
});

it('repeats what was refused after a question that counts it', async () => {
  const calls = open(true, { figures: { ...figures, refused: 3 }, repeatable: { waiting: 0, refused: 2 } });
  fireEvent.click(await screen.findByRole('button', { name: 'Rejouer les 2 refusés' }));
  expect(calls).toEqual([]);
  expect(screen.getByText(said('2 envois refusés repartent vers Meta'), { exact: false })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: texts.sends.replay.confirm }));
  await waitFor(() => expect(calls.map(({ path }) => path)).toEqual(['/sends/meta/replay']));
});

it('repeats nothing once the numbers are erased, and says so', async () => {
  open(true, { figures: { ...figures, refused: 3 } });
  const button = await screen.findByRole('button', { name: texts.sends.replay.nothing });
  expect((button as HTMLButtonElement).disabled).toBe(true);
  expect(screen.getByText(said(texts.sends.replay.none))).toBeDefined();
});
