import { Button, Tabs } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CostProposalDto } from '../../../contracts/settings/costs.ts';
import { ENOUGH, ENOUGH_OF_MANY, LEAST_COST } from '../../../domain/cost-learning/propose-costs.ts';
import { cellName } from '../../../domain/simulator/cost-cells.ts';
import { type Platform, platforms } from '../../../domain/simulator/inputs.ts';
import { fill, formatEuro, formatNumber, pluralForm } from '../../../i18n/format.ts';
import { callApi } from '../../api/call-api.ts';
import { useLanguage } from '../../texts.ts';
import { toastDone } from '../../toast.ts';
import { CallFailure } from '../../ui/feedback/CallFailure.tsx';
import { useMoreBeside } from '../../ui/use-more-beside.ts';
import { settingsKey } from '../settings-query.ts';
import { ProposalCell } from './ProposalCell.tsx';
import { ProposalEvidence } from './ProposalEvidence.tsx';
import { ProposalLegend } from './ProposalLegend.tsx';
import { ProposalTable } from './ProposalTable.tsx';
import type { NamedCell } from './proposal-cells.ts';
import './proposal.css';

const proposalQuery = {
  queryKey: ['settings-beside', 'cost-proposal'] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) => callApi('GET /settings/costs/proposal', { signal }),
};
const classNames = { list: 'admin-tabs', tab: 'admin-tab settings-platform', panel: 'settings-panel' };

/** What finished campaigns say about the costs, cell by cell. Nothing is published without a press. */
export function CostProposal() {
  const { data } = useQuery(proposalQuery);
  return data ? <Proposal key={data.version} proposal={data} /> : null;
}

function Proposal({ proposal: { version, base, platforms: all } }: { proposal: CostProposalDto }) {
  const { locale, t } = useLanguage();
  const words = t.settings.costs.proposal;
  const cells = all.flatMap(({ platform, unit, cells: own }) =>
    own.map(
      (cell): NamedCell => ({
        ...{ ...cell, platform, unit },
        name: cellName(platform, cell.country, cell.campaignType),
      }),
    ),
  );
  const open = cells.filter(({ state, refused }) => state === 'proposed' && !refused);
  const [tab, setTab] = useState<Platform>(open[0]?.platform ?? 'youtube');
  const [shown, setShown] = useState(open[0]?.name);
  const [left, setLeft] = useState(() => new Set(open.filter(({ far }) => far).map(({ name }) => name)));
  const ticked = open.filter(({ name }) => !left.has(name));
  const row = useMoreBeside();
  const evidence = useRef<HTMLHeadingElement>(null);
  const queries = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      callApi('POST /settings/costs/proposal', {
        body: {
          version,
          cells: ticked.map(({ platform, country, campaignType }) => ({ platform, country, campaignType })),
        },
      }),
    onSuccess: (costs) => {
      toastDone(fill(words.published, { version: costs.version }));
      queries.setQueryData(settingsKey('costs'), costs);
      void queries.invalidateQueries({ queryKey: ['settings-beside'] });
    },
  });
  const count = all.reduce((sum, { campaigns }) => sum + campaigns, 0);
  const counted = (forms: { one: string; other: string }, number: number) =>
    fill(pluralForm(locale, forms, number), { count: formatNumber(locale, number), base: base.version });
  const toggle = (name: string, chosen: boolean) =>
    setLeft((before) => new Set(chosen ? [...before].filter((one) => one !== name) : [...before, name]));
  const show = (name: string) => {
    flushSync(() => setShown(name));
    const { top = 0, bottom = 0 } = evidence.current?.getBoundingClientRect() ?? {};
    // On a phone it opens below all cells, where nothing of it is in view.
    if (top >= 0 && bottom <= window.innerHeight) return;
    evidence.current?.focus({ preventScroll: true });
    evidence.current?.scrollIntoView({ block: 'center' });
  };
  // Once the cells say enough, no number of campaigns is missing.
  const isAgreed = cells.some(({ state }) => state === 'confirmed');
  const isDeclined = cells.some(({ state, refused }) => state === 'proposed' && refused);
  const nothing = isDeclined ? words.declined : isAgreed ? words.agreed : words.nothing;
  const shownCells = cells.filter(({ platform }) => platform === tab);
  const found = shownCells.find(({ name }) => name === shown);
  return (
    <section className="admin-card cost-proposal" aria-labelledby="proposal-title">
      <header className="proposal-head">
        <div>
          <h2 id="proposal-title">{open.length > 0 ? counted(words.title, open.length) : words.none}</h2>
          {count > 0 && <p className="admin-muted">{counted(words.intro, count)}</p>}
        </div>
        {open.length > 0 && (
          <div className="admin-actions">
            <span className="admin-muted">
              {fill(words.ticked, { chosen: ticked.length, all: open.length })}
            </span>
            <Button disabled={ticked.length === 0} loading={isPending} onClick={() => mutate()}>
              {fill(words.publish, { version: version + 1 })}
            </Button>
          </div>
        )}
      </header>
      {error && <CallFailure error={error} />}
      {open.length === 0 && (
        <p className="admin-muted">
          {fill(nothing, {
            ...{ enough: ENOUGH, few: ENOUGH_OF_MANY.cell, many: ENOUGH_OF_MANY.platform },
            least: formatEuro(locale, LEAST_COST),
          })}
        </p>
      )}
      {count > 0 && (
        <Tabs
          unstyled
          classNames={classNames}
          value={tab}
          onChange={(name) => setTab(platforms.find((one) => one === name) ?? 'youtube')}
          keepMounted={false}
        >
          <Tabs.List ref={row} aria-label={t.settings.costs.platforms}>
            {all.map(({ platform }) => (
              <Tabs.Tab key={platform} value={platform}>
                {t.leads.platforms[platform]}{' '}
                <span className="admin-muted">
                  {formatNumber(locale, open.filter((one) => one.platform === platform).length)}
                </span>
              </Tabs.Tab>
            ))}
          </Tabs.List>
          <Tabs.Panel value={tab}>
            <ProposalLegend cells={shownCells} base={base.version} />
            <div className="proposal-panel">
              <ProposalTable
                cells={shownCells}
                draw={(cell) => (
                  <ProposalCell
                    cell={cell}
                    all={shownCells}
                    ticked={!left.has(cell.name)}
                    toggle={(chosen) => toggle(cell.name, chosen)}
                    shown={cell.name === shown}
                    show={() => show(cell.name)}
                  />
                )}
              />
              {found && <ProposalEvidence key={found.name} cell={found} heading={evidence} />}
            </div>
          </Tabs.Panel>
        </Tabs>
      )}
      <p className="admin-muted">{words.note}</p>
    </section>
  );
}
