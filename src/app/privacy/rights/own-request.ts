import type { PersonRequestDto, RightsRequestDto } from '../../../contracts/rights-request.ts';
import { rightsDueAt } from '../../../domain/own-data/rights.ts';
import type { NameOf } from '../../account/called-names.ts';
import type { RightsRequest } from '../../ports/privacy/rights-requests.ts';

/** Returns a request for its person: without the account that closed it. */
export function ownRequest(request: RightsRequest): PersonRequestDto {
  const { number, kind, receivedAt, dueAt, prolongedAt, reason, closedAt } = rightsDto(request, () => null);
  return { number, kind, receivedAt, dueAt, prolongedAt, reason, closedAt };
}

/** Returns a request for the back office. */
export const rightsDto = (
  { receivedAt, prolongedAt, closedAt, closedBy, ...request }: RightsRequest,
  nameOf: NameOf,
): RightsRequestDto => ({
  ...request,
  receivedAt: iso(receivedAt),
  dueAt: iso(rightsDueAt(receivedAt, prolongedAt !== null)),
  prolongedAt: prolongedAt === null ? null : iso(prolongedAt),
  closedAt: closedAt === null ? null : iso(closedAt),
  closedBy: nameOf(closedBy),
});

const iso = (time: number): string => new Date(time).toISOString();
