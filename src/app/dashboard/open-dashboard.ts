import type { DashboardAnswer, DashboardQuery } from '../../contracts/dashboard.ts';
import type { Asker } from '../asker.ts';
import type { Ports } from '../ports/all-ports.ts';
import { readWelcome } from '../welcome/read-welcome.ts';
import { dashboardForRole } from './dashboard-for-role.ts';
import { readDashboard } from './read-dashboard.ts';

/** Returns the figures for the role, and the first steps until the account dismisses them. */
export async function openDashboard(
  ports: Ports,
  query: DashboardQuery,
  asker: Asker,
): Promise<DashboardAnswer> {
  const [figures, welcome] = await Promise.all([readDashboard(ports, query), readWelcome(ports, asker)]);
  return { ...dashboardForRole(figures, asker.who.account.role), welcome };
}
