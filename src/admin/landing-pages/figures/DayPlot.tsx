import { Box, Group, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { axisOf, type Bar } from '../../../domain/landing/figure-bars.ts';
import { agencyDay } from '../../../domain/time/agency-day.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { useLanguage } from '../../texts.ts';
import { useBarWords } from './use-bar-words.ts';

/** The width of the axis with its gap, in CSS pixels. */
const AXIS = 56;

export interface DayPlotProps {
  bars: readonly Bar[];
  /** In CSS pixels. */
  room: number;
  /** Whether there is room for the number of each bar. */
  hasNumbers: boolean;
  hasEvent?: (bar: Bar) => boolean;
  /** Rows of figures below the bars, if there is room. */
  rows?: readonly { name: string; figure: (bar: Bar) => ReactNode }[];
}

/** The bars of a chart by day or week with their axis. A table has the same figures for keyboards and screen readers. */
export function DayPlot({ bars, room, hasNumbers, hasEvent, rows = [] }: DayPlotProps) {
  const { locale } = useLanguage();
  const { name, labels } = useBarWords();
  const below = labels(bars, room - AXIS);
  const axis = axisOf(Math.max(...bars.map(({ visits }) => visits), 0));
  const top = axis.at(-1) ?? 1;
  const today = agencyDay(Date.now());
  return (
    <div className="landing-plot" aria-hidden="true" data-dense={!hasNumbers || undefined}>
      <Box className="landing-axis" w={44} h="var(--plot)" pos="relative">
        {axis.map((value) => (
          <span key={value} style={{ bottom: `${(value / top) * 100}%` }}>
            {formatNumber(locale, value)}
          </span>
        ))}
        {hasNumbers &&
          rows.map((row) => (
            <span key={row.name} className="landing-axis-row">
              {row.name}
            </span>
          ))}
      </Box>
      <Group gap={0} align="stretch" wrap="nowrap" miw={0} pos="relative">
        {bars.map((bar, place) => (
          <div
            key={bar.from}
            className="landing-bar-column"
            data-event={hasEvent?.(bar) || undefined}
            title={`${name(bar)} · ${bar.visits}`}
          >
            <Stack gap={2} justify="flex-end" w="min(2rem, 72%)" h="100%" pos="relative">
              {hasNumbers && (
                <span className="landing-bar-count" style={{ bottom: `${(bar.visits / top) * 100}%` }}>
                  {formatNumber(locale, bar.visits)}
                </span>
              )}
              <span
                className="landing-bar-visits"
                data-today={bar.to === today || undefined}
                style={{ height: `${(Math.max(0, bar.visits - bar.conversions) / top) * 100}%` }}
              />
              <span
                className="landing-bar-conversions"
                style={{ height: `${(bar.conversions / top) * 100}%` }}
              />
            </Stack>
            <span
              className="landing-bar-day"
              data-today={bar.to === today || undefined}
              style={{ translate: `${-(below[place]?.shift ?? 0)}px` }}
            >
              {below[place]?.text}
            </span>
            {hasNumbers && rows.map((row) => <span key={row.name}>{row.figure(bar)}</span>)}
          </div>
        ))}
      </Group>
    </div>
  );
}
