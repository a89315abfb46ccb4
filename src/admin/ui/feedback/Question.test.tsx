import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openScreen, texts } from '../../../../tests/screens/admin-screen.tsx';
import { OVER_DRAWER, OverScreen } from './OverScreen.tsx';
import { Question } from './Question.tsx';

it('in a dialog, the cancel button of a confirmation has the focus', async () => {
  openScreen(
    <OverScreen title="Prospect" zIndex={OVER_DRAWER} onClose={() => {}} closable>
      <Question confirm="Quitter" busy={false} answer={() => {}} cancel={() => {}}>
        Quitter quand même ?
      </Question>
    </OverScreen>,
  );
  const safe = screen.getByRole('button', { name: texts.common.cancel });
  // The dialog moves the focus after its first paint.
  await new Promise((resolve) => setTimeout(resolve, 300));
  await waitFor(() => expect(document.activeElement).toBe(safe));
});
