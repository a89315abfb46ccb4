import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../api/call-api.ts';
import { useLanguage } from '../../texts.ts';
import { Empty } from '../../ui/feedback/Empty.tsx';
import { Failed } from '../../ui/feedback/Failed.tsx';
import { Waiting } from '../../ui/feedback/Waiting.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { CampaignTabs } from '../CampaignTabs.tsx';
import { AddressForm } from './AddressForm.tsx';
import { AddressList } from './AddressList.tsx';
import { addressesKey } from './addresses-key.ts';
import './channels.css';

/** The builder of campaign addresses, and the built ones with what came of each. */
export function AddressesPage() {
  const { t } = useLanguage();
  const words = t.channels.addresses;
  const { data, error, refetch } = useQuery({
    queryKey: addressesKey,
    queryFn: ({ signal }) => callApi('GET /campaign-addresses', { signal }),
  });
  return (
    <div className="campaigns">
      <Heading>{t.campaigns.title}</Heading>
      <CampaignTabs tab="addresses" />
      <div className="channels">
        {error && <Failed error={error} retry={refetch} />}
        {!data && !error && <Waiting />}
        {data && (
          <>
            <AddressForm landings={data.landings} />
            <h2>{words.list}</h2>
            {data.items.length === 0 ? (
              <Empty title={words.empty.title} text={words.empty.text} />
            ) : (
              <AddressList items={data.items} />
            )}
            <p className="admin-muted channels-note">{words.note}</p>
          </>
        )}
      </div>
    </div>
  );
}
