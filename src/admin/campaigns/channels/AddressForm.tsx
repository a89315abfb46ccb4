import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import type { CampaignAddressDraft, CampaignAddressesDto } from '../../../contracts/campaign-addresses.ts';
import { addressPlaceNames } from '../../../domain/channels/campaign-address.ts';
import { locales } from '../../../domain/locale/locale.ts';
import { sitePages } from '../../../domain/site-map/pages.ts';
import { callApi } from '../../api/call-api.ts';
import { useLanguage } from '../../texts.ts';
import { toastDone } from '../../toast.ts';
import { useFocusOnWrong } from '../../ui/fields/use-focus-on-wrong.ts';
import { useShortForm } from '../../ui/form/use-short-form.ts';
import { inLanguage } from '../../ui/language-words.ts';
import { addressesKey } from './addresses-key.ts';

/** The form that builds an address. What was typed stays, so that the same campaign is built for the next place. */
export function AddressForm({ landings }: Pick<CampaignAddressesDto, 'landings'>) {
  const { locale, t } = useLanguage();
  const words = t.channels.addresses;
  const pages = useId();
  const queries = useQueryClient();
  const { busy, errors, wrong, submit, edited } = useShortForm('page', async (typed) => {
    const body = Object.fromEntries(
      ['page', 'locale', 'place', 'campaign', 'content'].map((name) => [name, typed(name)]),
    ) as CampaignAddressDraft;
    await callApi('POST /campaign-addresses', { body });
    toastDone(words.built);
    await queries.invalidateQueries({ queryKey: addressesKey });
  });
  const form = useRef<HTMLFormElement>(null);
  useFocusOnWrong(form, wrong);
  return (
    <form ref={form} className="admin-card channels-form" onSubmit={submit} onChange={edited} noValidate>
      <h2>{words.title}</h2>
      <datalist id={pages}>
        {sitePages.map(({ path }) => (
          <option key={path} value={path} />
        ))}
        {landings.map(({ path, title }) => (
          <option key={path} value={path} label={title} />
        ))}
      </datalist>
      <div className="channels-fields">
        <TextInput
          name="page"
          label={words.page}
          description={words.pageHint}
          defaultValue="/"
          list={pages}
          autoComplete="off"
          spellCheck={false}
          required
          error={errors['page']}
        />
        <NativeSelect
          name="place"
          label={words.place}
          data={addressPlaceNames.map((value) => ({ value, label: words.places[value] }))}
        />
        <NativeSelect
          name="locale"
          label={words.language}
          error={errors['locale']}
          data={locales.map((value) => ({ value, label: inLanguage(locale, value) }))}
        />
        <TextInput
          name="campaign"
          label={words.campaign}
          description={words.campaignHint}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          error={errors['campaign']}
        />
        <TextInput
          name="content"
          label={words.content}
          description={words.contentHint}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          error={errors['content']}
        />
      </div>
      <Button type="submit" loading={busy}>
        {words.build}
      </Button>
    </form>
  );
}
