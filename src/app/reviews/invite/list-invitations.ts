import type { InvitationPage, InvitationQuery } from '../../../contracts/reviews/review-invitation.ts';
import type { Ports } from '../../ports/all-ports.ts';
import { invitationDto } from './invitation-dto.ts';

/** Returns a page of the invitations, newest first. */
export async function listInvitations(ports: Ports, query: InvitationQuery): Promise<InvitationPage> {
  const { items, total } = await ports.invitations.page(query, ports.clock.now());
  return {
    items: items.map((invitation) => invitationDto(ports, invitation)),
    total,
    page: query.page,
    pageSize: query.pageSize,
  };
}
