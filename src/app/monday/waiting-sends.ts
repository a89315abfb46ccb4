import type { MondayThingDto } from '../../contracts/monday.ts';
import { listSends } from '../conversions/list-sends.ts';
import type { Ports } from '../ports/all-ports.ts';

/** Returns the deliveries to automations that were given up, as one thing: one press sends them all again. */
export async function refusedToAutomations({ queue }: Pick<Ports, 'queue'>): Promise<MondayThingDto[]> {
  const { dead } = await queue.counts();
  return dead > 0 ? [{ kind: 'automations', key: 'automations', count: dead }] : [];
}

/** Returns each ad platform that refused acts which can still be sent again, or that refuses the access. */
export async function refusedPlatforms(ports: Parameters<typeof listSends>[0]): Promise<MondayThingDto[]> {
  const { destinations } = await listSends(ports);
  return destinations
    .filter(({ on, state, repeatable }) => repeatable.refused > 0 || (on && state === 'blocked'))
    .map(({ name, lane, state, repeatable, words }) => ({
      kind: 'platform',
      key: `platform ${lane}`,
      ...{ lane, name, count: repeatable.refused, blocked: state === 'blocked', words },
    }));
}

/** Returns the mails that were given up, as one thing. */
export async function refusedMails({ mails }: Pick<Ports, 'mails'>): Promise<MondayThingDto[]> {
  const { dead } = await mails.counts();
  return dead > 0 ? [{ kind: 'mails', key: 'mails', count: dead }] : [];
}
