import type { StatementSettings } from '../settings/statement-settings.ts';
import { statements } from '../settings/statements.ts';
import { BUILT_IN_VERSION } from '../simulator/cost-table.ts';
import { type Finding, found, listed } from './finding.ts';

/**
 * Judges the cost table. The built-in one passes once the agency has confirmed it.
 * @param version of the table in force
 */
export function judgePrices(version: number, { confirmed }: StatementSettings): Finding<'prices'> {
  if (version !== BUILT_IN_VERSION) return found('own');
  return found(confirmed.includes('costTable') ? 'confirmed' : 'delivered');
}

/** Judges the statements of the delivered texts, except the cost table. */
export function judgeStatements({ confirmed }: StatementSettings): Finding<'statements'> {
  const open = statements.filter((name) => name !== 'costTable' && !confirmed.includes(name));
  return open.length > 0 ? found('unconfirmed', listed(open)) : found('confirmed');
}

/** Judges the reply time, which the contact form shows. */
export function judgeReplyTime({ replyHours }: StatementSettings): Finding<'replyTime'> {
  return replyHours === '' ? found('none') : found('set', { count: Number(replyHours) });
}

/**
 * Judges the sources of the planner.
 * @param active whether this site sends requests to sources at all
 */
export function judgePlanner(
  active: boolean,
  sources: readonly { enabled: boolean; okAt: number | null }[],
): Finding<'planner'> {
  if (!active) return found('off');
  const enabled = sources.filter((source) => source.enabled);
  if (enabled.length === 0) return found('none');
  const answering = enabled.filter(({ okAt }) => okAt !== null).length;
  return answering === 0 ? found('waiting') : found('asked', { count: answering });
}
