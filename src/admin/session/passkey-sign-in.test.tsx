import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  fakePasskeys,
  type PasskeyQuestion,
  passkeyQuestion,
} from '../../../tests/accounts/fake-passkeys.ts';
import { type Answer, type Call, refusal, serve } from '../../../tests/fake-api.ts';
import { openScreen, texts } from '../../../tests/screens/admin-screen.tsx';
import { PasskeySignIn } from './PasskeySignIn.tsx';

const words = texts.access.passkeys;
let asked: PasskeyQuestion[];
let calls: Call[];
const signedIn = vi.fn();
const begun = vi.fn();

beforeEach(() => vi.resetAllMocks());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Opens the sign-in with a passkey beside a field with an autofill list. */
function open(
  list: boolean | undefined,
  answer: () => Answer = () => Response.json({ success: true, token: 't' }),
) {
  asked = fakePasskeys(list);
  calls = serve({
    'POST /auth/passkey-sign-in/begin': () => passkeyQuestion,
    'POST /auth/passkey-sign-in': answer,
  });
  openScreen(
    <>
      <input autoComplete="username webauthn" aria-label="address" />
      <Beside />
    </>,
  );
}

/** The passkey sign-in beside another sign-in method. */
function Beside() {
  const [tried, setTried] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setTried(true)}>
        other
      </button>
      <PasskeySignIn signedIn={signedIn} begun={begun} otherTried={tried} />
    </>
  );
}
const press = async () => fireEvent.click(await screen.findByRole('button', { name: words.signIn }));
const modes = () => asked.map(({ mode }) => mode);
const last = () => asked.at(-1) as PasskeyQuestion;

it('the browser offers passkeys in the autofill list of a field, and the selected one signs in', async () => {
  open(true);
  await waitFor(() => expect(modes()).toEqual(['list']));
  act(() => last().choose());
  await waitFor(() => expect(signedIn).toHaveBeenCalledExactlyOnceWith('t'));
  expect(calls.at(-1)?.body).toMatchObject({ credential: { id: 'key', type: 'public-key' } });
});

it.each([
  ['that offers no keys in lists', false],
  ['that knows no such list', undefined],
])('a browser %s signs in only by the button', async (_browser, list) => {
  open(list);
  await press();
  await waitFor(() => expect(modes()).toEqual(['dialog']));
  act(() => last().choose());
  await waitFor(() => expect(signedIn).toHaveBeenCalledExactlyOnceWith('t'));
});

it('the button replaces the autofill request, which starts again when the dialog is closed', async () => {
  open(true);
  await waitFor(() => expect(modes()).toEqual(['list']));
  await press();
  await waitFor(() => expect(modes()).toEqual(['list', 'dialog']));
  expect(asked[0]?.signal?.aborted).toBe(true);
  act(() => last().close());
  await screen.findByText(words.failed);
  await waitFor(() => expect(modes()).toEqual(['list', 'dialog', 'list']));
  act(() => last().choose());
  await waitFor(() => expect(signedIn).toHaveBeenCalledExactlyOnceWith('t'));
});

it('a passkey of the list that the server rejects shows an error, and the button still works', async () => {
  const answers = [
    refusal(401, 'Cette clé n’ouvre aucun compte.'),
    Response.json({ success: true, token: 't' }),
  ];
  open(true, () => answers.shift() as Answer);
  await waitFor(() => expect(modes()).toEqual(['list']));
  act(() => last().choose());
  await screen.findByText('Cette clé n’ouvre aucun compte.');
  expect(signedIn).not.toHaveBeenCalled();
  await press();
  await waitFor(() => expect(modes().at(-1)).toBe('dialog'));
  act(() => last().choose());
  await waitFor(() => expect(signedIn).toHaveBeenCalledExactlyOnceWith('t'));
});

it('the passkey error is removed when another sign-in method is tried, and an attempt by the button is reported to that method', async () => {
  open(false);
  await press();
  expect(begun).toHaveBeenCalledOnce();
  await waitFor(() => expect(modes()).toEqual(['dialog']));
  act(() => last().close());
  await screen.findByText(words.failed);
  fireEvent.click(screen.getByRole('button', { name: 'other' }));
  expect(screen.queryByText(words.failed)).toBeNull();
});

it('the autofill request is aborted when the page is left', async () => {
  open(true);
  await waitFor(() => expect(modes()).toEqual(['list']));
  cleanup();
  expect(last().signal?.aborted).toBe(true);
  expect(signedIn).not.toHaveBeenCalled();
});
