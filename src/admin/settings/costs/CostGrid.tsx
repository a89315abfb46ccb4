import { Flex } from '@mantine/core';
import { type KeyboardEvent, useId } from 'react';
import { cellName } from '../../../domain/simulator/cost-cells.ts';
import type { CostUnit } from '../../../domain/simulator/cost-table.ts';
import { campaignTypes, type Platform, regions } from '../../../domain/simulator/inputs.ts';
import { fill } from '../../../i18n/format.ts';
import { useLanguage } from '../../texts.ts';
import { CostsHead } from './CostsHead.tsx';
import { type CostDraft, type TypedCost, wrongIn } from './cost-draft.ts';

interface CostGridProps {
  platform: Platform;
  unit: CostUnit;
  draft: CostDraft;
  /** The error message of each wrong combination. */
  errors: Record<string, string>;
  change: (change: CostDraft) => void;
}

/** The 15 combinations of a platform. On a phone, each region is a block. Arrow keys move up and down in a column. */
export function CostGrid({ platform, unit, draft, errors, change }: CostGridProps) {
  const { locale, t } = useLanguage();
  const texts = t.settings.costs;
  const id = useId();
  return (
    <table className="settings-costs" onKeyDown={moveByArrows}>
      <caption className="admin-muted">{texts.units[unit]}</caption>
      <CostsHead />
      <tbody>
        {regions.map((region, row) => (
          <tr key={region}>
            <th scope="row">{t.leads.regions[region]}</th>
            {campaignTypes.map((type, column) => {
              const name = cellName(platform, region, type);
              const typed = draft[name] ?? { min: '', max: '' };
              const error = errors[name];
              const wrong = error ? wrongIn(locale, draft, name) : undefined;
              const field = (end: keyof TypedCost) => (
                <input
                  className="settings-cost"
                  type="text"
                  inputMode="decimal"
                  autoComplete="off"
                  data-row={row}
                  data-column={`${column}${end}`}
                  aria-label={fill(texts[end], {
                    type: t.leads.campaignTypes[type],
                    region: t.leads.regions[region],
                  })}
                  value={typed[end]}
                  onChange={({ currentTarget }) =>
                    change({ [name]: { ...typed, [end]: currentTarget.value } })
                  }
                  {...(wrong?.[end] && { 'aria-invalid': true, 'aria-describedby': `${id}-${name}` })}
                />
              );
              return (
                <td key={type}>
                  <span className="settings-cell-name" aria-hidden="true">
                    {t.leads.campaignTypes[type]}
                  </span>
                  <Flex component="span" gap={6} align="center">
                    {field('min')}
                    <span aria-hidden="true">–</span>
                    {field('max')}
                  </Flex>
                  {error && (
                    <span id={`${id}-${name}`} className="settings-error">
                      {error}
                    </span>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Moves the focus with the up and down keys, as in a spreadsheet. Left and right move the cursor in the text. */
function moveByArrows(event: KeyboardEvent<HTMLTableElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0 || !(event.target instanceof HTMLInputElement)) return;
  const { row, column } = event.target.dataset;
  const next = event.currentTarget.querySelector<HTMLInputElement>(
    `input[data-row="${Number(row) + step}"][data-column="${column}"]`,
  );
  if (!next) return;
  event.preventDefault();
  next.focus();
  next.select();
}
