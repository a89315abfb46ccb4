import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { openScreen, texts } from '../../../tests/admin-screen.tsx';
import { failureReason } from '../../adapters/http/failure-reason.ts';
import { useCause } from './use-cause.ts';

afterEach(cleanup);

const error = (code: string) => Object.assign(new Error(code), { code });

function Said({ reason }: { reason: string | null }) {
  return <p data-testid="said">{useCause()(reason)}</p>;
}

it.each([
  [failureReason(error('ENOTFOUND')), texts.causes['name not found']],
  [failureReason(error('ECONNREFUSED')), texts.causes['connection refused']],
  [failureReason(error('EPROTO')), `${texts.causes['network error']} (EPROTO)`],
  ['HTTP 503', 'HTTP 503'],
  ['toString', 'toString'],
  [null, ''],
])('the reason %s of a failed request is written in the language of the back office', (reason, said) => {
  openScreen(<Said reason={reason} />, '/dashboard');
  expect(screen.getByTestId('said').textContent).toBe(said);
});
