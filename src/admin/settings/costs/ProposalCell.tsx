import { Button, Checkbox } from '@mantine/core';
import { fill, formatNumber, pluralForm } from '../../../i18n/format.ts';
import { useLanguage } from '../../texts.ts';
import { Glyph } from '../../ui/Glyph.tsx';
import { evenCosts } from './even-costs.ts';
import { type NamedCell, placeOn, scaleOf } from './proposal-cells.ts';

interface ProposalCellProps {
  cell: NamedCell;
  /** All cells of the platform: their ranges share a scale. */
  all: readonly NamedCell[];
  ticked: boolean;
  toggle: (chosen: boolean) => void;
  shown: boolean;
  show: () => void;
}

/** A cell: its range in force beside the learned one, how many campaigns say so, and whether it is published. */
export function ProposalCell({ cell, all, ticked, toggle, shown, show }: ProposalCellProps) {
  const { locale, t } = useLanguage();
  const words = t.settings.costs.proposal;
  const { country, campaignType, before, learned, state, refused, far, campaigns, unit } = cell;
  const label = `${t.leads.regions[country]}, ${t.leads.campaignTypes[campaignType]}`;
  const isOpen = state === 'proposed' && !refused;
  const counted = (forms: { one: string; other: string }) =>
    fill(pluralForm(locale, forms, campaigns.length), { count: formatNumber(locale, campaigns.length) });
  const ends = all.flatMap((one) => [
    ...[one.before.min, one.before.max],
    ...(one.state === 'proposed' ? [one.learned.min, one.learned.max] : []),
  ]);
  const { range: rangeText } = evenCosts(locale, ends, unit);
  const note = {
    proposed: `${counted(words.count)}, ${fill(words.was, { range: rangeText(before) })}`,
    confirmed: counted(words.confirms),
    few: counted(words.few),
    none: words.empty,
  }[state];
  return (
    <td className="proposal-cell" data-open={isOpen || undefined} data-shown={shown || undefined}>
      <p className="proposal-name">{label}</p>
      {isOpen ? (
        <Checkbox
          checked={ticked}
          label={
            <>
              <strong>{rangeText(learned)}</strong>
              <span className="admin-hidden">, {fill(words.pick, { cell: label })}</span>
            </>
          }
          onChange={({ currentTarget }) => toggle(currentTarget.checked)}
        />
      ) : (
        <p>{rangeText(before)}</p>
      )}
      <Bars cell={cell} all={all} />
      <p className="admin-muted">
        {note}
        {refused && `, ${words.refusedNote}`}
      </p>
      {isOpen && far && (
        <p className="proposal-far">
          <Glyph name="warning" /> {words.farNote}
        </p>
      )}
      {campaigns.length > 0 && (
        <Button
          variant="subtle"
          size="compact-sm"
          aria-expanded={shown}
          aria-label={fill(words.show, { cell: label })}
          onClick={show}
        >
          {t.settings.costs.show}
        </Button>
      )}
    </td>
  );
}

/** The two ranges on a scale on which each doubling takes the same room. */
function Bars({ cell: { before, learned, state }, all }: { cell: NamedCell; all: readonly NamedCell[] }) {
  const scale = scaleOf(all);
  const place = (cost: number) => placeOn(scale, cost);
  const bar = ({ min, max }: typeof before, y: number, name: string) => (
    <rect className={name} x={place(min)} y={y} width={Math.max(1, place(max) - place(min))} height="4" />
  );
  return (
    <svg className="proposal-bars" viewBox="0 0 100 11" preserveAspectRatio="none" aria-hidden="true">
      {bar(before, 0, 'proposal-before')}
      {state !== 'none' && bar(learned, 6, state === 'proposed' ? 'proposal-learned' : 'proposal-shown')}
    </svg>
  );
}
