import { Anchor, Badge, Button, Modal, Table } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { CostsDto } from '../../../contracts/settings/costs.ts';
import { fill, formatCostRange, formatNumber, pluralForm } from '../../../i18n/format.ts';
import { callApi } from '../../api/call-api.ts';
import { useLanguage } from '../../texts.ts';
import { Failed } from '../../ui/feedback/Failed.tsx';
import { Waiting } from '../../ui/feedback/Waiting.tsx';
import { Typed } from '../../ui/fields/Typed.tsx';
import { Moment } from '../../ui/time/Moment.tsx';

const versionsQuery = {
  queryKey: ['settings-beside', 'cost-versions'] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) => callApi('GET /settings/costs/versions', { signal }),
};
const versionQuery = (version: number) => ({
  queryKey: ['settings-beside', 'cost-version', version] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    callApi('GET /settings/costs/versions/{version}', { params: { version: String(version) }, signal }),
});

interface CostVersionsProps {
  present: number;
  /** Is called with the costs of a version that the user puts into the form. */
  take: (costs: CostsDto) => void;
}

/** All versions of the costs, each with its account, its time, and its number of simulations. */
export function CostVersions({ present, take }: CostVersionsProps) {
  const { locale, t } = useLanguage();
  const texts = t.settings.costs;
  const { data, error, refetch } = useQuery(versionsQuery);
  const [open, setOpen] = useState<number>();
  return (
    <section className="admin-card" aria-labelledby="versions-title">
      <h2 id="versions-title">{texts.versionsTitle}</h2>
      <p className="admin-muted">{texts.versionsText}</p>
      {!data && (error ? <Failed error={error} retry={refetch} /> : <Waiting />)}
      {data && (
        <ul className="settings-versions">
          {data.map(({ version, origin, createdAt, by, simulations }) => (
            <li key={version}>
              <div>
                <strong>{fill(texts.version, { version })}</strong>
                {version === present && <Badge ml="xs">{texts.present}</Badge>}
                <p className="admin-muted">
                  {createdAt === null ? texts.first : <Moment at={createdAt} />}
                  {origin === 'learned' && ` · ${texts.proposal.origin}`}
                  {by && (
                    <>
                      {' · '}
                      <Typed>{by}</Typed>
                    </>
                  )}{' '}
                  ·{' '}
                  <Anchor
                    component={Link}
                    inherit
                    underline="always"
                    to={`/dashboard/leads?costVersion=${version}`}
                  >
                    {fill(pluralForm(locale, texts.simulations, simulations), {
                      count: formatNumber(locale, simulations),
                    })}
                  </Anchor>
                </p>
              </div>
              <Button
                variant="default"
                size="xs"
                aria-label={fill(texts.showOf, { version })}
                onClick={() => setOpen(version)}
              >
                {texts.show}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {open !== undefined && (
        <Version
          version={open}
          close={() => setOpen(undefined)}
          take={
            open === present
              ? undefined
              : (costs) => {
                  take(costs);
                  setOpen(undefined);
                }
          }
        />
      )}
    </section>
  );
}

interface VersionProps {
  version: number;
  close: () => void;
  take: ((costs: CostsDto) => void) | undefined;
}

function Version({ version, close, take }: VersionProps) {
  const { locale, t } = useLanguage();
  const texts = t.settings.costs;
  const { data, error, refetch } = useQuery(versionQuery(version));
  return (
    <Modal opened onClose={close} size="lg" title={fill(texts.version, { version })}>
      <div className="admin-stack">
        {!data && (error ? <Failed error={error} retry={refetch} /> : <Waiting />)}
        {data && take && (
          <div>
            <Button variant="default" onClick={() => take(data)}>
              {texts.take}
            </Button>
          </div>
        )}
        {data?.platforms.map(({ platform, unit, costs }) => (
          <Table key={platform} className="settings-version">
            <Table.Caption>{t.leads.platforms[platform]}</Table.Caption>
            <Table.Tbody>
              {costs.map(({ country, campaignType, min, max }) => (
                <Table.Tr key={`${country}.${campaignType}`}>
                  <Table.Th scope="row">
                    {t.leads.regions[country]} · {t.leads.campaignTypes[campaignType]}
                  </Table.Th>
                  <Table.Td className="admin-figure">{formatCostRange(locale, [min, max], unit)}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        ))}
      </div>
    </Modal>
  );
}
