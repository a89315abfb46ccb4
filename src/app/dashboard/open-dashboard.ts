import type { DashboardAnswer, DashboardQuery } from '../../contracts/dashboard.ts';
import { maySell } from '../../domain/account/role.ts';
import type { Asker } from '../asker.ts';
import { openWarnings } from '../campaign/imports/campaign-warnings.ts';
import type { Ports } from '../ports/all-ports.ts';
import { readWelcome } from '../welcome/read-welcome.ts';
import { dashboardForRole } from './dashboard-for-role.ts';
import { readDashboard } from './read-dashboard.ts';

/** Returns the figures for the role, the first steps until the account dismisses them, and for sales the warnings of campaigns. */
export async function openDashboard(
  ports: Ports,
  query: DashboardQuery,
  asker: Asker,
): Promise<DashboardAnswer> {
  const { role } = asker.who.account;
  const [figures, welcome, warnings] = await Promise.all([
    readDashboard(ports, query),
    readWelcome(ports, asker),
    maySell(role) ? openWarnings(ports) : [],
  ]);
  return {
    ...dashboardForRole(figures, role),
    welcome,
    warnings: warnings.map(({ campaign: { id, artist, platform }, alerts, lastDay }) => ({
      ...{ campaignId: id, artist, platform },
      ...{ alerts, lastDay },
    })),
  };
}
