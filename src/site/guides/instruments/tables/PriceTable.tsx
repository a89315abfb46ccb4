import type { SiteFacts } from '../../../../contracts/site.ts';
import type { Locale } from '../../../../domain/locale/locale.ts';
import type { Platform } from '../../../../domain/simulator/inputs.ts';
import { exchangeWords, fill } from '../../../../i18n/format.ts';
import { priceWording } from '../server-texts.ts';
import { DataTable } from './FigureTable.tsx';
import { priceTable } from './price-table.ts';

interface PriceTableProps {
  locale: Locale;
  platform: Platform;
  costs: SiteFacts['costs'];
}

/** The prices of a platform by region and goal, with the sentence on the rate. It needs no script. */
export function PriceTable({ locale, platform, costs }: PriceTableProps) {
  return (
    <>
      <DataTable table={priceTable(locale, platform, costs)} name={`prices-${platform}`} />
      <p className="guide-source text-small text-muted">
        {fill(priceWording(locale).prices.note, exchangeWords(locale))}
      </p>
    </>
  );
}
