import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { ListedGuide } from '../../../contracts/site-addresses.ts';
import { isBuiltIn } from '../../../domain/guide/guides.ts';
import { useLanguage } from '../../texts.ts';
import { Failed } from '../../ui/feedback/Failed.tsx';
import { Waiting } from '../../ui/feedback/Waiting.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { AddressForm } from './AddressForm.tsx';
import { addressesQuery } from './address-queries.ts';
import type { Asked } from './asked.ts';
import { FormerAddresses } from './FormerAddresses.tsx';
import { GuideDialog } from './GuideDialog.tsx';
import { GuideRows } from './GuideRows.tsx';
import { RemoveGuide } from './RemoveGuide.tsx';
import '../content-page.css';
import './addresses.css';

/** The guides of the site with their addresses, and the addresses that lead to another page: a page of the content. */
export function AddressesSection({ tabs }: { tabs: ReactNode }) {
  const { t } = useLanguage();
  const words = t.addresses;
  const { data, error, refetch } = useQuery(addressesQuery);
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  const nameOf = ({ slug, name }: Pick<ListedGuide, 'slug' | 'name'>): string =>
    isBuiltIn(slug) ? t.content.guides[slug] : (name ?? slug);
  return (
    <div className="content-page">
      <Heading actions={<Button onClick={() => setAsked({ what: 'new' })}>{words.add}</Button>}>
        {t.sections.content}
      </Heading>
      {tabs}
      {data ? (
        <>
          <GuideRows guides={data.guides} nameOf={nameOf} ask={setAsked} />
          <FormerAddresses former={data.former} add={() => setAsked({ what: 'former' })} />
          {(asked?.what === 'new' || asked?.what === 'settings') && (
            <GuideDialog
              guide={asked.what === 'settings' ? asked.guide : undefined}
              guides={data.guides}
              nameOf={nameOf}
              close={close}
            />
          )}
          {(asked?.what === 'former' || asked?.what === 'withdraw') && (
            <AddressForm
              guide={
                asked.what === 'withdraw' ? { slug: asked.guide.slug, name: nameOf(asked.guide) } : undefined
              }
              pages={data.pages}
              close={close}
            />
          )}
          {asked?.what === 'remove' && (
            <RemoveGuide slug={asked.guide.slug} name={nameOf(asked.guide)} close={close} />
          )}
        </>
      ) : error ? (
        <Failed error={error} retry={refetch} />
      ) : (
        <Waiting />
      )}
    </div>
  );
}
