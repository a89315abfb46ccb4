import type { DashboardDto } from '../../contracts/dashboard.ts';
import { mayManage, mayModerate, type Role } from '../../domain/account/role.ts';

/**
 * Leaves out the figures that a role has no use for: those of reviews for an account that judges no reviews, and the
 * notices of erasures for all but administrators, since they are about people who asked to be forgotten.
 */
export function dashboardForRole(whole: DashboardDto, role: Role): DashboardDto {
  return {
    ...whole,
    ...(!mayModerate(role) && {
      cards: { ...whole.cards, pendingReviews: null, approvedReviews: null },
      cardSeries: { ...whole.cardSeries, pendingReviews: [], approvedReviews: [] },
      activity: whole.activity.filter(({ kind }) => kind !== 'review'),
      stars: [],
    }),
    ...(!mayManage(role) && { erasures: { total: 0, items: [] } }),
  };
}
