import { Table } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { CampaignDetail } from '../../../contracts/campaign.ts';
import type { CampaignImportList } from '../../../contracts/campaign-import.ts';
import { useLanguage } from '../../texts.ts';
import { Typed } from '../../ui/fields/Typed.tsx';
import { ScrollBox } from '../../ui/ScrollBox.tsx';
import { importsQuery } from './import-queries.ts';
import { countText, dayText, sourceText } from './import-words.ts';
import { Unusual } from './Unusual.tsx';

/** The imported days of listeners, apart from the figures of the ads, which they never feed. */
export function Audiences({ campaign: { id, startsOn } }: { campaign: CampaignDetail }) {
  const { t } = useLanguage();
  const words = t.campaignImport.audience;
  const { data } = useQuery(importsQuery(id));
  if (!data || data.audiences.length === 0) return null;
  return (
    <section className="admin-card" aria-label={words.title}>
      <h2>{words.title}</h2>
      <p className="admin-muted">{words.note}</p>
      {data.audiences.map((audience) => (
        <Audience
          key={audience.key}
          campaign={id}
          audience={audience}
          looks={data.looks}
          startsOn={startsOn}
        />
      ))}
    </section>
  );
}

const figures = ['plays', 'listeners', 'saves', 'adds'] as const;

function Audience({
  campaign,
  audience,
  looks,
  startsOn,
}: {
  campaign: string;
  looks: CampaignImportList['looks'];
  audience: CampaignImportList['audiences'][number];
  startsOn: string;
}) {
  const { source, title, days } = audience;
  const { locale, t } = useLanguage();
  const words = t.campaignImport.audience;
  const name = `${sourceText(t.campaignImport, source)} · ${title || words.all}`;
  const known = figures.filter((figure) => days.some((day) => day[figure] !== null));
  const most = Math.max(...days.map(({ plays }) => plays ?? 0), 1);
  return (
    <div className="import-audience">
      <h3>
        {sourceText(t.campaignImport, source)} · {title ? <Typed>{title}</Typed> : words.all}
      </h3>
      <div className="import-bars" aria-hidden="true">
        {days.map(({ day, plays }) => (
          <span key={day} className="import-bar">
            <span className="import-bar-fill" style={{ height: `${((plays ?? 0) / most) * 100}%` }} />
          </span>
        ))}
      </div>
      <ScrollBox label={name} tall>
        <Table aria-label={name}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{words.columns.day}</Table.Th>
              {known.map((figure) => (
                <Table.Th key={figure} scope="col" ta="right">
                  {words.columns[figure]}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {days.toReversed().map((day) => (
              <Table.Tr key={day.day}>
                <Table.Th scope="row">
                  <span className="import-day">{dayText(locale, day.day)}</span>
                </Table.Th>
                {known.map((figure) => (
                  <Table.Td key={figure} ta="right">
                    {countText(locale, day[figure])}
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </ScrollBox>
      <Unusual campaign={campaign} audience={audience} looks={looks} startsOn={startsOn} />
    </div>
  );
}
