import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { serve } from '../../../../tests/fake-api.ts';
import { openScreen, texts } from '../../../../tests/screens/admin-screen.tsx';
import type { SendDestinationDto } from '../../../contracts/sends.ts';
import { UnsentCard } from './UnsentCard.tsx';

const t = texts.sends.unsent;
const figures = { received: 0, waiting: 0, refused: 0, unclear: 0, twins: 0, unsent: {}, fields: {} };
const open = (on: boolean, received = 0) => {
  serve({});
  const destination = {
    ...{ name: 'meta', lane: 'meta', artist: null, frequentWords: [], on },
    figures: { ...figures, received },
  } as unknown as SendDestinationDto;
  openScreen(<UnsentCard destination={destination} untold={{ refused: 0, silent: 0 }} />);
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
  open(on, received);
  await waitFor(() => expect(document.body.textContent).toContain(said));
});
