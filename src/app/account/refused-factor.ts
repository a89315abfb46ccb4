import type { AccountPorts } from './account-ports.ts';

/** The password or the code is wrong; `problem` is a key of the dictionaries. */
export interface RefusedFactor {
  ok: false;
  code: 'invalid_fields';
  field: 'password' | 'code';
  problem: 'password_wrong' | 'code_wrong';
}

/** Records that somebody who is signed in typed a wrong password or code, and says so. */
export async function refuse(
  { clock, audit }: Pick<AccountPorts, 'clock' | 'audit'>,
  accountId: string,
  requestId: string,
  field: RefusedFactor['field'],
): Promise<RefusedFactor> {
  await audit.append({
    at: clock.now(),
    actorId: accountId,
    action: 'second_factor_refused',
    subject: accountId,
    before: null,
    after: null,
    requestId,
  });
  return { ok: false, code: 'invalid_fields', field, problem: `${field}_wrong` };
}
