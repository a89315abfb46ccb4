import type { Ports } from '../ports/all-ports.ts';
import { type Failed, failFields } from '../result.ts';

/** Records a wrong password or code of a signed-in account, and returns the failure. */
export async function refuse(
  { clock, audit }: Ports,
  accountId: string,
  requestId: string,
  field: 'password' | 'code',
): Promise<Failed<'invalid_fields'>> {
  await audit.append({
    at: clock.now(),
    actorId: accountId,
    action: 'second_factor_refused',
    subject: accountId,
    before: null,
    after: null,
    requestId,
  });
  return failFields({ [field]: `${field}_wrong` });
}
