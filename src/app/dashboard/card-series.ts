import type { DashboardDto } from '../../contracts/dashboard.ts';
import { agencyDayStart, dayName } from '../../domain/time/agency-day.ts';
import type { Period, ReviewMove } from '../ports/dashboard.ts';

/**
 * Returns the figures of the cards at the end of the day before the period, and of each of its days. They are counted
 * back from the current figures, so that the last point of a period that ends today equals the card's figure.
 * @param moves the reviews that arrived or were decided at or after the beginning of the period
 * @param created creation times of the campaigns since then, in epoch milliseconds
 */
export function cardSeries(
  period: Period,
  cards: Record<'pendingReviews' | 'approvedReviews' | 'totalCampaigns', number>,
  moves: readonly ReviewMove[],
  created: readonly number[],
): DashboardDto['cardSeries'] {
  const ends = Array.from({ length: period.until - period.from + 1 }, (_, index) =>
    agencyDayStart(dayName(period.from + index)),
  );
  const sum = (wanted: (move: ReviewMove) => boolean) =>
    moves.reduce((total, move) => total + (wanted(move) ? move.count : 0), 0);
  return {
    pendingReviews: ends.map(
      (end) =>
        cards.pendingReviews -
        sum(({ status, arrived }) => status === 'pending' && arrived >= end) +
        sum(({ decided, arrived }) => decided !== null && decided >= end && arrived < end),
    ),
    approvedReviews: ends.map(
      (end) =>
        cards.approvedReviews -
        sum(({ status, decided, arrived }) => status === 'approved' && (decided ?? arrived) >= end),
    ),
    totalCampaigns: ends.map((end) => cards.totalCampaigns - created.filter((at) => at >= end).length),
  };
}
