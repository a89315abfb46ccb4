import { Button, Modal } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CampaignAddressDto } from '../../../contracts/campaign-addresses.ts';
import { localizePath } from '../../../domain/locale/locale.ts';
import { fill, formatEuro, formatNumber } from '../../../i18n/format.ts';
import { callApi } from '../../api/call-api.ts';
import { messageOf } from '../../api/error-message.ts';
import { useLanguage } from '../../texts.ts';
import { toastDone, toastFailure } from '../../toast.ts';
import { Failed } from '../../ui/feedback/Failed.tsx';
import { Waiting } from '../../ui/feedback/Waiting.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { type Column, Records } from '../../ui/list/Records.tsx';
import { QrDrawing } from '../../ui/qr/QrDrawing.tsx';
import { useMoments } from '../../ui/time/use-moments.ts';
import { useCopy } from '../../ui/use-copy.ts';
import { addressesKey } from './addresses-key.ts';

const CENTS = 100;
type Open = { what: 'qr' | 'remove'; address: CampaignAddressDto };

/** The built addresses, the newest first: what came of each, its copy, its QR code, and its removal. */
export function AddressList({ items }: { items: readonly CampaignAddressDto[] }) {
  const [open, setOpen] = useState<Open>();
  const columns = useColumns((what, address) => setOpen({ what, address }));
  const { t } = useLanguage();
  const words = t.channels.addresses;
  return (
    <>
      <Records
        label={words.list}
        className="channels-records"
        list={{ rows: items, idOf: ({ id }) => id }}
        columns={columns}
        folds={folds}
        detail={({ url }) => <p className="admin-address channels-address">{url}</p>}
      />
      <Modal
        opened={open !== undefined}
        onClose={() => setOpen(undefined)}
        title={open?.what === 'qr' ? words.qr.title : words.removeTitle}
        centered
      >
        {open?.what === 'qr' && <Qr address={open.address} />}
        {open?.what === 'remove' && <Remove address={open.address} close={() => setOpen(undefined)} />}
      </Modal>
    </>
  );
}

const folds = [
  ['created', 'campaign'],
  ['page', 'campaign'],
  ['place', 'campaign'],
] as const;

/** The name of an address for screen readers: its campaign, its variant and its place. */
const useName = () => {
  const { places } = useLanguage().t.channels.addresses;
  return ({ campaign, content, place }: CampaignAddressDto) =>
    [campaign, content, places[place]].filter(Boolean).join(' · ');
};

function useColumns(
  open: (what: Open['what'], address: CampaignAddressDto) => void,
): Column<CampaignAddressDto>[] {
  const { locale, t } = useLanguage();
  const { addresses: words, columns: labels } = t.channels;
  const moments = useMoments();
  const nameOf = useName();
  const count = (name: 'visits' | 'leads'): Column<CampaignAddressDto> => ({
    key: name,
    label: labels[name],
    cell: (address) => <span className="admin-figure">{formatNumber(locale, address[name])}</span>,
    width: 'number',
    card: 'fact',
  });
  return [
    {
      key: 'campaign',
      label: words.columns.campaign,
      cell: ({ campaign, content }) => (
        <span className="channels-pair">
          {campaign}
          {content !== '' && <span className="admin-muted">{content}</span>}
        </span>
      ),
      width: 'name',
      card: 'title',
    },
    {
      key: 'place',
      label: words.columns.place,
      cell: ({ place }) => words.places[place],
      width: 'text',
      card: 'subtitle',
      plain: true,
    },
    {
      key: 'page',
      label: words.columns.page,
      cell: ({ path, locale: of }) => localizePath(of, path),
      width: 'text',
      card: 'subtitle',
      plain: true,
    },
    count('visits'),
    count('leads'),
    {
      key: 'won',
      label: labels.won,
      cell: ({ won, wonValue }) =>
        won === 0 ? null : (
          <span className="admin-figure">
            {formatNumber(locale, won)} · {formatEuro(locale, wonValue / CENTS)}
          </span>
        ),
      width: 'number',
      card: 'fact',
    },
    {
      key: 'created',
      label: words.columns.created,
      cell: ({ createdAt }) => moments.short(createdAt),
      width: 'date',
      card: 'fact',
    },
    {
      key: 'actions',
      label: words.columns.actions,
      header: <span className="admin-hidden">{words.columns.actions}</span>,
      cell: (address) => {
        const name = nameOf(address);
        return (
          <div className="admin-actions channels-actions">
            <Copy url={address.url} label={fill(words.copyOf, { name })} />
            <Button
              variant="default"
              size="compact-sm"
              aria-label={fill(words.qrOf, { name })}
              onClick={() => open('qr', address)}
            >
              QR
            </Button>
            <Button
              variant="subtle"
              size="compact-sm"
              aria-label={fill(words.removeOf, { name })}
              onClick={() => open('remove', address)}
            >
              {words.remove}
            </Button>
          </div>
        );
      },
      width: 'contact',
      card: 'foot',
    },
  ];
}

function Copy({ url, label }: { url: string; label: string }) {
  const { t } = useLanguage();
  const words = t.channels.addresses;
  const { refused, copy } = useCopy(words.copied);
  return (
    <>
      <Button
        variant="default"
        size="compact-sm"
        leftSection={<Icon name="copy" />}
        aria-label={label}
        onClick={() => void copy(url)}
      >
        {words.copy}
      </Button>
      {refused && (
        <span role="alert" className="admin-muted">
          {words.refused}
        </span>
      )}
    </>
  );
}

function Qr({ address }: { address: CampaignAddressDto }) {
  const { t } = useLanguage();
  const { data, error, refetch } = useQuery({
    queryKey: [...addressesKey, 'qr', address.id],
    queryFn: ({ signal }) =>
      callApi('GET /campaign-addresses/{id}/qr', { params: { id: address.id }, signal }),
  });
  if (error) return <Failed error={error} retry={refetch} />;
  if (!data) return <Waiting />;
  return (
    <QrDrawing code={data} name={`${address.campaign}-${address.place}`} words={t.channels.addresses.qr} />
  );
}

function Remove({ address, close }: { address: CampaignAddressDto; close: () => void }) {
  const { t } = useLanguage();
  const words = t.channels.addresses;
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => callApi('DELETE /campaign-addresses/{id}', { params: { id: address.id } }),
    onSuccess: () => {
      toastDone(words.removed);
      void queries.invalidateQueries({ queryKey: addressesKey });
      close();
    },
    onError: (error) => toastFailure(messageOf(error, t)),
  });
  return (
    <div className="channels">
      <p className="admin-address">{address.url}</p>
      <p>{words.removeText}</p>
      <div className="admin-actions">
        <Button color="red" variant="outline" loading={isPending} onClick={() => mutate()}>
          {words.remove}
        </Button>
        <Button variant="default" onClick={close}>
          {words.cancel}
        </Button>
      </div>
    </div>
  );
}
