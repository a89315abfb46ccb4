import { Button, Table } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Ref, useState } from 'react';
import { Link } from 'react-router';
import type { Locale } from '../../../domain/locale/locale.ts';
import { viewsOfBudget } from '../../../domain/simulator/estimate.ts';
import { shownFigure } from '../../../domain/simulator/shown-figure.ts';
import { fill, formatEuro, formatNumber, numberFormat, pluralForm } from '../../../i18n/format.ts';
import { callApi } from '../../api/call-api.ts';
import { useLanguage } from '../../texts.ts';
import { toastDone } from '../../toast.ts';
import { CallFailure } from '../../ui/feedback/CallFailure.tsx';
import { Typed } from '../../ui/fields/Typed.tsx';
import { ScrollBox } from '../../ui/ScrollBox.tsx';
import { evenCosts } from './even-costs.ts';
import { type NamedCell, placeOn } from './proposal-cells.ts';

/** The youngest campaigns that are listed at first. */
const FIRST = 5;

/** The budget whose views show what a proposal changes, in euros. */
const EXAMPLE_BUDGET = 1500;

/**
 * From what a cell was learned: its campaigns, the youngest first, and how many of them each range holds.
 * @param heading its title, which can take the focus
 */
export function ProposalEvidence({ cell, heading }: { cell: NamedCell; heading: Ref<HTMLHeadingElement> }) {
  const { locale, t } = useLanguage();
  const words = t.settings.costs.proposal;
  const [whole, setWhole] = useState(false);
  const queries = useQueryClient();
  const { platform, country, campaignType, before, learned, campaigns, unit, state, far, refused } = cell;
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      callApi('POST /settings/costs/proposal/refusals', { body: { platform, country, campaignType } }),
    onSuccess: () => {
      toastDone(words.refused);
      void queries.invalidateQueries({ queryKey: ['settings-beside'] });
    },
  });
  const weightText = (weight: number) =>
    numberFormat(locale, { maximumFractionDigits: 2, minimumFractionDigits: 2 }).format(weight);
  const of = (count: number) => fill(words.of, { count, all: campaigns.length });
  const ranges = evenCosts(locale, [before.min, before.max, learned.min, learned.max], unit);
  const unitCosts = evenCosts(
    locale,
    campaigns.map(({ unitCost }) => unitCost),
    unit,
  );
  const rows = [
    [words.before, ranges.range(before)],
    [state === 'proposed' ? words.after : words.learned, ranges.range(learned)],
    [words.weight, weightText(cell.weight)],
    [words.insideBefore, of(cell.insideBefore)],
    [words.insideLearned, of(cell.insideLearned)],
  ];
  const list = whole ? campaigns : campaigns.slice(0, FIRST);
  return (
    <section className="proposal-evidence" aria-labelledby="evidence-title">
      <h3 ref={heading} id="evidence-title" tabIndex={-1}>
        {t.leads.regions[country]}, {t.leads.campaignTypes[campaignType]}
      </h3>
      <Dots cell={cell} />
      <p className="proposal-scale" aria-hidden="true">
        {[Math.min, Math.max].map((end) => (
          <span key={end.name}>
            {ranges.cost(
              end(before.min, before.max, learned.min, learned.max, ...campaigns.map((one) => one.unitCost)),
            )}
          </span>
        ))}
      </p>
      <dl>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ScrollBox label={words.newest}>
        <Table aria-label={words.newest}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{words.newest}</Table.Th>
              {[words.spent, words.unit, words.weightOf].map((name) => (
                <Table.Th key={name} scope="col" ta="right">
                  {name}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {list.map(({ id, artist, cost, unitCost, weight }) => (
              <Table.Tr key={id}>
                <Table.Th scope="row">
                  <Link to={`/dashboard/campaigns/${id}`} data-touch>
                    <Typed>{artist}</Typed>
                  </Link>
                </Table.Th>
                <Table.Td ta="right">{formatEuro(locale, cost)}</Table.Td>
                <Table.Td ta="right">{unitCosts.cost(unitCost)}</Table.Td>
                <Table.Td ta="right">{weightText(weight)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </ScrollBox>
      {list.length < campaigns.length && (
        <Button variant="default" onClick={() => setWhole(true)}>
          {`${t.settings.costs.show} · ${fill(pluralForm(locale, words.count, campaigns.length), { count: formatNumber(locale, campaigns.length) })}`}
        </Button>
      )}
      {state === 'proposed' && !refused && (
        <>
          <p className="proposal-effect">
            {fill(words.effect, { budget: formatEuro(locale, EXAMPLE_BUDGET) })}{' '}
            {fill(words.views, viewsText(locale, before, unit))} →{' '}
            <strong>{fill(words.views, viewsText(locale, learned, unit))}</strong>
          </p>
          {far && <p className="proposal-far">{words.far}</p>}
          {error && <CallFailure error={error} />}
          <div className="admin-actions">
            <Button variant="default" loading={isPending} onClick={() => mutate()}>
              {words.refuse}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}

/** The views of the example's budget, as the simulator shows them. */
function viewsText(locale: Locale, { min, max }: NamedCell['before'], unit: NamedCell['unit']) {
  const range = viewsOfBudget(EXAMPLE_BUDGET, [min, max], unit);
  const shown = (value: number) => formatNumber(locale, shownFigure(value, range));
  return { low: shown(range.low), high: shown(range.high) };
}

/** Each campaign as a dot between both ranges, on a scale on which each doubling takes the same room. */
function Dots({ cell: { before, learned, campaigns, state } }: { cell: NamedCell }) {
  const costs = [before.min, before.max, learned.min, learned.max, ...campaigns.map((one) => one.unitCost)];
  const scale = { min: Math.min(...costs), max: Math.max(...costs) };
  const place = (cost: number) => placeOn(scale, cost);
  const bar = ({ min, max }: typeof before, name: string) => (
    <span className={name} style={{ left: `${place(min)}%`, width: `${place(max) - place(min)}%` }} />
  );
  return (
    <div className="proposal-dots" aria-hidden="true">
      {[learned.min, learned.max].map((end) => (
        <span key={end} className="proposal-dots-end" style={{ left: `${place(end)}%` }} />
      ))}
      {bar(before, 'proposal-dots-before')}
      {campaigns.map(({ id, unitCost, weight }, at) => (
        <span
          key={id}
          className="proposal-dot"
          style={{
            left: `${place(unitCost)}%`,
            top: at % 2 ? '1.5rem' : '1rem',
            opacity: 0.4 + 0.6 * weight,
          }}
        />
      ))}
      {bar(learned, state === 'proposed' ? 'proposal-dots-learned' : 'proposal-dots-shown')}
    </div>
  );
}
