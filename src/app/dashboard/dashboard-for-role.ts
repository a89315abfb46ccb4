import type { DashboardDto } from '../../contracts/dashboard.ts';
import { mayManage, mayModerate, type Role } from '../../domain/account/role.ts';

/**
 * Leaves out the figures that a role does not need: those of reviews for an account that may not moderate, and the
 * notices of erasures except for administrators, since they are about people who asked for their erasure.
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
