import { useState } from 'react';
import { fill } from '../../i18n/format.ts';
import { type AdminTexts, useLanguage } from '../texts.ts';
import type { SubmitState } from './SubmitWithFailure.tsx';
import { type Credentials, type SignInOutcome, signIn } from './sign-in.ts';

/**
 * The state of a sign-in: password first, then the code if the server asks for one.
 * @param signedIn called with the token; the forms stay busy until it resolves
 * @param first a message to show before the first attempt
 */
export function useSignIn(signedIn: (token: string) => unknown, first = '') {
  const { t } = useLanguage();
  const [state, setState] = useState<SubmitState>({ submitting: false, failure: first, wrong: {} });
  /** The accepted email address and password, once the server asks for a code. */
  const [accepted, setAccepted] = useState<Credentials>();
  const submit = async (credentials: Credentials, code?: string) => {
    setState({ submitting: true, failure: '', wrong: {} });
    const outcome = await signIn(credentials, code);
    if (outcome.kind === 'token') {
      await signedIn(outcome.token);
      return;
    }
    if (outcome.kind === 'code') setAccepted(credentials);
    setState({ submitting: false, ...refusalIn(outcome, t.signIn.errors) });
  };
  /** Removes the error of the last attempt, when another sign-in method is tried. */
  const forget = () => setState({ submitting: false, failure: '', wrong: {} });
  const backToPassword = () => {
    setAccepted(undefined);
    forget();
  };
  return { state, accepted, submit, backToPassword, forget };
}

type Refused = Exclude<SignInOutcome, { kind: 'token' }>;

function refusalIn(
  outcome: Refused,
  errors: AdminTexts['signIn']['errors'],
): Omit<SubmitState, 'submitting'> {
  if (outcome.kind === 'code') return { failure: '', wrong: {} };
  if (outcome.kind !== 'failed') return { failure: messageOf(outcome, errors), wrong: {} };
  const { fields, retryAfter } = outcome;
  if (retryAfter !== undefined) return { failure: '', wrong: {}, retryAfter };
  return Object.keys(fields).length > 0
    ? { failure: '', wrong: fields }
    : { failure: messageOf(outcome, errors), wrong: {} };
}

function messageOf(
  outcome: Exclude<Refused, { kind: 'code' }>,
  errors: AdminTexts['signIn']['errors'],
): string {
  switch (outcome.kind) {
    case 'failed':
      return outcome.message ?? fill(errors.status, { status: outcome.status });
    case 'token_missing':
      return errors.token;
    case 'no_address':
      return errors.config;
    case 'network':
      return errors.network;
  }
}
