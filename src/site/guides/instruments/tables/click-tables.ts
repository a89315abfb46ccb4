import { clickValue, clickValueFields } from '../../../../domain/guide/click-value.ts';
import { fill, formatEuro, formatNumber } from '../../../../i18n/format.ts';
import { writePrice } from '../write-amount.ts';
import type { TableBuilder } from './table-data.ts';

/** The worked example of the click calculator, by step: the people who are left, and what each of them cost. */
export const clickTables = {
  'click.funnel': ({ locale, t }) => {
    const { pageSpend, visits, clickedOut, listened } = clickValueFields;
    const clicks = (visits.example * clickedOut.example) / 100;
    const costs = clickValue({
      pageSpend: pageSpend.example,
      visits: visits.example,
      clickedOut: clickedOut.example,
      listened: listened.example,
    });
    const row = (name: string, people: number, cost: number | undefined) => ({
      name,
      cells: [
        { text: formatNumber(locale, people), bar: { low: people, high: people } },
        { text: cost === undefined ? t.none : writePrice(locale, cost) },
      ],
    });
    const each = costs.ok ? costs.value : undefined;
    return {
      caption: fill(t.click.funnel, { spend: formatEuro(locale, pageSpend.example) }),
      columns: [t.columns.phase, t.columns.people, t.columns.costPerPerson],
      rows: [
        row(t.click.steps.visit, visits.example, each?.perVisit),
        row(t.click.steps.clickOut, clicks, each?.perClickOut),
        row(t.click.steps.listen, (clicks * listened.example) / 100, each?.perListener),
      ],
    };
  },
} as const satisfies Record<string, TableBuilder>;
