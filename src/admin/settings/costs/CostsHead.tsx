import { campaignTypes } from '../../../domain/simulator/inputs.ts';
import { useLanguage } from '../../texts.ts';

/** The head of a table of costs: a column for each type of campaign, after that of the regions. */
export function CostsHead() {
  const { t } = useLanguage();
  return (
    <thead>
      <tr>
        <td />
        {campaignTypes.map((type) => (
          <th key={type} scope="col">
            {t.leads.campaignTypes[type]}
          </th>
        ))}
      </tr>
    </thead>
  );
}
