import type { WelcomeDismissed, WelcomeDto } from '../../contracts/dashboard.ts';
import { mayManage } from '../../domain/account/role.ts';
import { destinations } from '../../domain/delivery/destinations.ts';
import { missingFields } from '../../domain/go-live/company-facts.ts';
import { tagsOf } from '../../domain/settings/integration-settings.ts';
import { type WelcomeStep, welcomeSteps } from '../../domain/welcome/steps.ts';
import type { Asker } from '../asker.ts';
import type { Ports } from '../ports/all-ports.ts';

/**
 * Returns the first steps for an administrator, each with whether it is done. Null for other roles, after a dismissal,
 * and once all steps are done.
 */
export async function readWelcome(ports: Ports, { who }: Asker): Promise<WelcomeDto | null> {
  if (!mayManage(who.account.role) || (await ports.welcomes.isDismissed(who.account.id))) return null;
  const done = await doneSteps(ports);
  const steps = welcomeSteps.map((step) => ({ step, done: done[step] }));
  return steps.every((step) => step.done) ? null : steps;
}

async function doneSteps({
  settings,
  addresses,
  accounts,
  contentStore,
}: Ports): Promise<Record<WelcomeStep, boolean>> {
  const { company, integrations } = settings.now();
  const [team, online] = await Promise.all([accounts.list(), contentStore.newestOfAll()]);
  return {
    company: missingFields(company).length === 0,
    automation: destinations.some((destination) => addresses.of(destination) !== undefined),
    tags: Object.keys(tagsOf(integrations)).length > 0,
    team: team.filter(({ disabledAt }) => disabledAt === null).length > 1,
    content: [...online.values()].some(({ content }) => content !== null),
  };
}

/** Hides the first steps from the account for good. */
export async function dismissWelcome({ clock, welcomes }: Ports, { who }: Asker): Promise<WelcomeDismissed> {
  await welcomes.dismiss(who.account.id, clock.now());
  return { dismissed: true };
}
