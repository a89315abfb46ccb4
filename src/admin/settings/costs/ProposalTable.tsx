import { Fragment, type ReactNode } from 'react';
import { campaignTypes, regions } from '../../../domain/simulator/inputs.ts';
import { useLanguage } from '../../texts.ts';
import { CostsHead } from './CostsHead.tsx';
import type { NamedCell } from './proposal-cells.ts';

interface ProposalTableProps {
  /** Those of one platform. */
  cells: readonly NamedCell[];
  draw: (cell: NamedCell) => ReactNode;
}

/** The cells of a platform by region and type, as the table of costs below. In a narrow window they follow each other, named. */
export function ProposalTable({ cells, draw }: ProposalTableProps) {
  const { t } = useLanguage();
  return (
    <table className="proposal-table">
      <CostsHead />
      <tbody>
        {regions.map((region) => {
          const own = cells.filter(({ country }) => country === region);
          return (
            own.length > 0 && (
              <tr key={region}>
                <th scope="row">{t.leads.regions[region]}</th>
                {campaignTypes.map((type) => {
                  const cell = own.find(({ campaignType }) => campaignType === type);
                  return <Fragment key={type}>{cell ? draw(cell) : <td />}</Fragment>;
                })}
              </tr>
            )
          );
        })}
      </tbody>
    </table>
  );
}
