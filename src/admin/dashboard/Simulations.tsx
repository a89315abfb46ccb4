import { Link } from 'react-router';
import type { DashboardDto } from '../../contracts/dashboard.ts';
import { type BudgetBand, budgetBands } from '../../domain/dashboard/scale.ts';
import { fill, formatEuro, formatEuroRange } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';
import { SimulatorAddress } from '../ui/SimulatorAddress.tsx';
import { sum } from './lead-columns.ts';
import { Nothing } from './Nothing.tsx';
import { Panel } from './Panel.tsx';

const platformNames = { youtube: 'YouTube', meta: 'Meta', tiktok: 'TikTok' } as const;

const listOf = (platform: string) => `/dashboard/leads?kind=simulation&platform=${platform}`;
/** The query parameters that filter the list by a band. */
const budgetOf = ({ from, to }: BudgetBand) => `budgetFrom=${from}${to === null ? '' : `&budgetTo=${to}`}`;

/** The number of simulations in each budget band, by platform. */
export function Simulations({ data }: { data: DashboardDto }) {
  const { locale, t } = useLanguage();
  const texts = t.dashboard.simulations;
  const { simulations, leadsPerDay } = data;
  const period = `from=${leadsPerDay[0]?.day}&to=${leadsPerDay.at(-1)?.day}`;
  const most = Math.max(1, ...simulations.flatMap(({ bands }) => bands));
  const bandName = ({ from, to }: BudgetBand) =>
    to === null
      ? fill(texts.lastBand, { from: formatEuro(locale, from) })
      : formatEuroRange(locale, [from, to]);
  return (
    <Panel title={texts.title}>
      {simulations.every(({ bands }) => sum(bands) === 0) ? (
        <Nothing text={texts.empty} advice={texts.emptyText}>
          <SimulatorAddress />
        </Nothing>
      ) : (
        <div className="panel-scroll">
          <table className="bands" aria-label={texts.title}>
            <thead>
              <tr>
                <td />
                {budgetBands.map((band) => (
                  <th key={band.from} scope="col">
                    {bandName(band)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {simulations.map(({ platform, bands }) => (
                <tr key={platform}>
                  <th scope="row">
                    <Link to={`${listOf(platform)}&${period}`}>{platformNames[platform]}</Link>
                  </th>
                  {budgetBands.map((band, index) => {
                    const count = bands[index] ?? 0;
                    return (
                      <td key={band.from}>
                        <span className="band-track" aria-hidden="true">
                          {count > 0 && (
                            <span
                              className={`band-bar platform-${platform}`}
                              style={{ height: `${(count / most) * 100}%` }}
                            />
                          )}
                        </span>
                        {count === 0 ? (
                          <span className="admin-figure">{count}</span>
                        ) : (
                          <Link
                            className="admin-figure"
                            to={`${listOf(platform)}&${budgetOf(band)}&${period}`}
                          >
                            {count}
                          </Link>
                        )}
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Panel>
  );
}
