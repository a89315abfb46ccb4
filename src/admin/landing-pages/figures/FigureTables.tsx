import { Box, Flex, Group } from '@mantine/core';
import type { LandingCounts } from '../../../contracts/landing/landing.ts';
import { RATE_CONFIDENCE, rateInterval } from '../../../domain/landing/counts/rate-interval.ts';
import { shareOf } from '../../../domain/landing/figure-bars.ts';
import { fill, formatNumber, formatPercent } from '../../../i18n/format.ts';
import { intervalText, oneDecimal } from '../../../i18n/one-decimal.ts';
import { useLanguage } from '../../texts.ts';
import { inLanguage } from '../../ui/language-words.ts';
import { useTargetNames } from './use-target-names.ts';

/** The channels of the visits, the largest first. Bars are relative to the largest channel. */
export function Channels({ channels }: Pick<LandingCounts, 'channels'>) {
  const { locale, t } = useLanguage();
  const words = t.landing.figures;
  const most = Math.max(1, ...channels.map(({ visits }) => visits));
  return (
    <section className="admin-card landing-channels" aria-label={words.from}>
      <h2>{words.from}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.channel}</th>
            <th scope="col">{words.visits}</th>
            <th scope="col">{words.conversionsShort}</th>
            <th scope="col">{words.rate}</th>
          </tr>
        </thead>
        <tbody>
          {channels.map(({ channel, visits, conversions }) => {
            const share = shareOf(conversions, visits);
            const interval = rateInterval(conversions, visits);
            return (
              <tr key={channel}>
                <th scope="row">
                  {words.channels[channel]}
                  <span className="landing-share-bar" aria-hidden="true">
                    <span data-mark="conversions" style={{ width: `${(conversions / most) * 100}%` }} />
                    <span
                      data-mark="visits"
                      style={{ width: `${(Math.max(0, visits - conversions) / most) * 100}%` }}
                    />
                  </span>
                </th>
                <td>{formatNumber(locale, visits)}</td>
                <td>
                  <strong>{formatNumber(locale, conversions)}</strong>
                </td>
                <td>
                  {share === null ? '–' : oneDecimal(locale, share)}
                  {interval && (
                    <span className="landing-interval">{intervalText(locale, words.interval, interval)}</span>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <Box component="p" mt="sm" c="dimmed" fz="xs">
        {fill(words.intervalNote, { confidence: formatPercent(locale, RATE_CONFIDENCE) })}
      </Box>
    </section>
  );
}

/** The targets of the conversions, and below them the languages. */
export function Targets({ targets, locales, total }: Pick<LandingCounts, 'targets' | 'locales' | 'total'>) {
  const { locale, t } = useLanguage();
  const words = t.landing.figures;
  const nameOf = useTargetNames();
  const most = Math.max(1, ...targets.map(({ clicks }) => clicks));
  return (
    <section className="admin-card landing-targets" aria-label={words.to}>
      <h2>{words.to}</h2>
      {targets.length === 0 && <p className="admin-muted">{words.noClick}</p>}
      <Flex component="ul" direction="column" gap="sm">
        {targets.map(({ target, clicks, conversions }) => (
          <li key={target}>
            <span className="landing-platform" data-platform={target} aria-hidden="true" />
            <span>{nameOf(target)}</span>
            <strong className="admin-figure">{formatNumber(locale, conversions)}</strong>
            <span className="admin-figure admin-muted">
              {total.conversions > 0
                ? formatPercent(locale, Math.round((conversions / total.conversions) * 100) / 100)
                : '–'}
            </span>
            <span className="landing-share-bar" aria-hidden="true">
              <span data-platform={target} style={{ width: `${(clicks / most) * 100}%` }} />
            </span>
          </li>
        ))}
      </Flex>
      {locales.length > 0 && (
        <dl className="landing-by-language">
          {locales.map((line) => (
            <Group gap={6} align="stretch" wrap="nowrap" key={line.locale}>
              <dt>{inLanguage(locale, line.locale)}</dt>
              <dd className="admin-figure">{formatNumber(locale, line.visits)}</dd>
            </Group>
          ))}
        </dl>
      )}
    </section>
  );
}
