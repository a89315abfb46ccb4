import { Button, Table } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CampaignDetail } from '../../../contracts/campaign.ts';
import { hasEnded } from '../../../domain/campaign/has-ended.ts';
import { importedResult } from '../../../domain/campaign-import/imported-result.ts';
import { agencyDay } from '../../../domain/time/agency-day.ts';
import { fill } from '../../../i18n/format.ts';
import { callApi } from '../../api/call-api.ts';
import { useLanguage } from '../../texts.ts';
import { toastDone } from '../../toast.ts';
import { CallFailure } from '../../ui/feedback/CallFailure.tsx';
import { campaignsKey } from '../campaign-queries.ts';
import { bodyOf, valuesOf } from '../draft.ts';
import { importsQuery } from './import-queries.ts';
import { countText, moneyText } from './import-words.ts';

/**
 * The result of a campaign beside the sums of its imported days, and the button that takes them over. Nothing is taken over
 * without a press: a typed result may hold a credit that came after the report. Figures whose file was withdrawn say so, also when
 * no other file is left.
 */
export function TakeOver({ campaign }: { campaign: CampaignDetail }) {
  const { locale, t } = useLanguage();
  const words = t.campaignImport.takeOver;
  const { data } = useQuery(importsQuery(campaign.id));
  const queries = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (result: ReturnType<typeof importedResult>) =>
      callApi('PUT /campaigns/{id}', {
        params: { id: campaign.id },
        body: { ...bodyOf(valuesOf({ ...campaign, ...result }, locale), locale), version: campaign.version },
      }),
    onSuccess: () => {
      toastDone(words.done);
      void queries.invalidateQueries({ queryKey: campaignsKey });
    },
  });
  if (!data) return null;
  const isEmpty = data.figures.from === null;
  const { withdrawn } = data;
  if (isEmpty && withdrawn.length === 0) return null;
  const result = importedResult(campaign.platform, campaign, data.figures);
  const reach = campaign.platform === 'youtube' ? words.people : words.impressions;
  const rows = [
    {
      name: words.views,
      figure: 'actualViews' as const,
      typed: campaign.actualViews,
      imported: result.actualViews,
      format: countText,
    },
    {
      name: words.cost,
      figure: 'actualCost' as const,
      typed: campaign.actualCost,
      imported: result.actualCost,
      format: (_locale: typeof locale, value: number | null) =>
        value === null ? '–' : moneyText(locale, value),
    },
    {
      name: reach,
      figure: 'actualReach' as const,
      typed: campaign.actualReach,
      imported: result.actualReach,
      format: countText,
    },
  ];
  const shown = isEmpty ? rows.filter(({ figure }) => withdrawn.includes(figure)) : rows;
  const isSame = !isEmpty && rows.every(({ typed, imported }) => typed === imported);
  const gone = withdrawn.length > 0 && <p className="import-warned">{words.withdrawn}</p>;
  const isOpen = campaign.status !== 'finished';
  const after = !isOpen
    ? words.finished
    : hasEnded(campaign, agencyDay(Date.now()))
      ? fill(words.ended, { status: t.campaigns.statuses.finished })
      : words.running;
  return (
    <section className="admin-card" aria-labelledby="take-over">
      <h2 id="take-over">{isEmpty ? words.left : words.title}</h2>
      {isSame ? (
        <>
          <p className="admin-muted">
            {words.same} <a href="#client-report">{t.campaigns.report.title}</a>
          </p>
          {gone}
        </>
      ) : (
        <>
          <Table aria-labelledby="take-over">
            <Table.Thead>
              <Table.Tr>
                <Table.Th scope="col">{words.figure}</Table.Th>
                <Table.Th scope="col" ta="right">
                  {words.now}
                </Table.Th>
                {!isEmpty && (
                  <Table.Th scope="col" ta="right">
                    {words.imported}
                  </Table.Th>
                )}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {shown.map(({ name, figure, typed, imported, format }) => (
                <Table.Tr key={name}>
                  <Table.Th scope="row">{name}</Table.Th>
                  <Table.Td ta="right">
                    {format(locale, typed)}
                    {withdrawn.includes(figure) && <span className="take-over-gone">{words.source}</span>}
                  </Table.Td>
                  {!isEmpty && (
                    <Table.Td ta="right" fw={typed === imported ? undefined : 600}>
                      {typed === imported ? words.unchanged : format(locale, imported)}
                    </Table.Td>
                  )}
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
          {gone}
          {!isEmpty && (
            <>
              <p className="admin-muted">{after}</p>
              {error && <CallFailure error={error} />}
              <div className="admin-actions">
                <Button variant="default" loading={isPending} onClick={() => mutate(result)}>
                  {words.action}
                </Button>
              </div>
            </>
          )}
        </>
      )}
    </section>
  );
}
