import { Box } from '@mantine/core';
import type { GoLiveDto } from '../../contracts/go-live.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { fill, formatNumber, pluralForm } from '../../i18n/format.ts';
import { type AdminTexts, useLanguage } from '../texts.ts';
import { RisingBars } from '../ui/RisingBars.tsx';

/** The progress of the list and its open points, in words. */
export function Summary({ list }: { list: GoLiveDto }) {
  const { locale, t } = useLanguage();
  const { done, total } = list;
  return (
    <div className="go-live-summary">
      <Box maw="62ch" flex="1 1 min(20rem, 100%)">
        <p className="go-live-figure">{fill(t.shell.goLive.progress, { done, total })}</p>
        <p>
          {stateOf(list, locale, t)}{' '}
          <span className="admin-muted">{done === total ? t.goLive.stays : t.goLive.computed}</span>
        </p>
      </Box>
      <RisingBars done={done} total={total} />
    </div>
  );
}

/** Returns the sentences about the open points. */
export function stateOf(
  { checks, done, total }: GoLiveDto,
  locale: Locale,
  { goLive, shell }: Pick<AdminTexts, 'goLive' | 'shell'>,
): string {
  if (done === total) return goLive.complete;
  const count = (test: (check: GoLiveDto['checks'][number]) => boolean) => checks.filter(test).length;
  const sentence = (forms: { one: string; other: string }, amount: number) =>
    amount > 0 ? fill(pluralForm(locale, forms, amount), { count: formatNumber(locale, amount) }) : '';
  const blocking = count(({ state, weight }) => state === 'open' && weight === 'blocks');
  return [
    sentence(shell.goLive.blocks, blocking) || shell.goLive.unblocked,
    sentence(
      goLive.risky,
      count(({ state, weight }) => state === 'open' && weight === 'risky'),
    ),
    sentence(
      goLive.unknown,
      count(({ state }) => state === 'unknown'),
    ),
  ]
    .filter(Boolean)
    .join(' ');
}
