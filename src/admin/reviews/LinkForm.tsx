import { Button, Checkbox, SegmentedControl, Stack, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { NAME_MAX_LENGTH } from '../../domain/lead/typed-fields.ts';
import { INVITATION_DAYS, MAX_INVITATION_DAYS } from '../../domain/review/invitation.ts';
import { fill } from '../../i18n/format.ts';
import { ApiError, callApi } from '../api/call-api.ts';
import { useAccount } from '../api/use-account.ts';
import { useLanguage } from '../texts.ts';
import { CallFailure } from '../ui/feedback/CallFailure.tsx';
import { RequiredNote } from '../ui/fields/RequiredNote.tsx';
import { Filled } from '../ui/fields/Typed.tsx';
import { useCopy } from '../ui/use-copy.ts';
import { CampaignChoice } from './CampaignChoice.tsx';
import { LinkAddress } from './LinkAddress.tsx';
import { linksKey } from './link-queries.ts';
import { MailFields, type MailTo } from './MailFields.tsx';
import { tellMailed } from './tell-mailed.tsx';

/** Creates an invitation link for a client or, for administrators only, for a campaign, and copies it or sends it. */
export function LinkForm() {
  const { locale, t } = useLanguage();
  const words = t.reviews.links;
  const client = useQueryClient();
  const mayChoose = useAccount().data?.role === 'admin';
  const [whose, setWhose] = useState<'client' | 'campaign'>('client');
  const [name, setName] = useState('');
  const [campaignId, setCampaignId] = useState<string>();
  const [days, setDays] = useState(String(INVITATION_DAYS));
  const [rewarded, setRewarded] = useState(false);
  const noRecipient: MailTo = { email: '', locale };
  const [to, setTo] = useState(noRecipient);
  const sends = to.email.trim() !== '';
  const { refused, copy } = useCopy(words.copied);
  const { mutate, isPending, error, data } = useMutation({
    mutationFn: () =>
      // The server validates the days: text that is not a number is sent unchanged, so that the server refuses it.
      callApi('POST /review-invitations', {
        body: {
          ...(whose === 'client' ? { client: name.trim() || undefined } : { campaignId }),
          reward: rewarded ? 'given' : 'none',
          ...(sends && { mail: to }),
          days: /^\d+$/.test(days.trim()) ? Number(days) : days,
        },
      }),
    onSuccess: ({ url, mailedAt, mailKept }) => {
      if (mailedAt !== null) tellMailed(mailKept, words, to.email.trim());
      setTo(noRecipient);
      setName('');
      setCampaignId(undefined);
      setRewarded(false);
      void client.invalidateQueries({ queryKey: linksKey });
      if (mailedAt === null || mailKept) void copy(url);
    },
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isPending) mutate();
  };
  const wrong = error instanceof ApiError ? error.fields : {};
  const wrongPerson = wrong['client'] ?? wrong['campaignId'];
  return (
    <form onSubmit={submit} noValidate className="admin-stack links-form">
      <p className="admin-muted">{words.text}</p>
      <RequiredNote />
      {mayChoose && (
        <SegmentedControl
          aria-label={words.whose}
          value={whose}
          onChange={(value) => setWhose(value === 'campaign' ? 'campaign' : 'client')}
          data={[
            { value: 'client', label: words.forClient },
            { value: 'campaign', label: words.forCampaign },
          ]}
        />
      )}
      {whose === 'client' ? (
        <TextInput
          label={words.client}
          required
          maxLength={NAME_MAX_LENGTH}
          autoComplete="off"
          dir="auto"
          data-autofocus
          value={name}
          error={wrongPerson}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
      ) : (
        <CampaignChoice
          chosen={campaignId}
          choose={({ id, clientEmail, clientLocale }) => {
            setCampaignId(id);
            setTo({ email: clientEmail ?? '', locale: clientLocale ?? locale });
          }}
          error={wrongPerson}
        />
      )}
      <TextInput
        label={words.days}
        description={fill(words.daysHint, { max: MAX_INVITATION_DAYS })}
        inputMode="numeric"
        autoComplete="off"
        className="links-days"
        maw={192}
        value={days}
        error={wrong['days']}
        onChange={({ currentTarget }) => setDays(currentTarget.value)}
      />
      <Checkbox
        label={words.reward}
        description={words.rewardHint}
        checked={rewarded}
        onChange={({ currentTarget }) => setRewarded(currentTarget.checked)}
      />
      <MailFields to={to} change={setTo} label={words.mail} hint={words.mailHint} error={wrong['mail']} />
      {error && !wrongPerson && !wrong['days'] && !wrong['mail'] && <CallFailure error={error} />}
      <div className="admin-actions">
        <Button type="submit" loading={isPending}>
          {sends ? words.createAndSend : words.create}
        </Button>
      </div>
      {data && !isPending && (
        <Stack gap={8} align="flex-start" p="md" bg="var(--sunk)" bdrs={12}>
          <LinkAddress
            key={data.code}
            label={<Filled text={words.made} typed={{ name: data.client }} />}
            url={data.url}
            refused={refused}
          />
          <Button variant="default" size="sm" onClick={() => void copy(data.url)}>
            {words.copy}
          </Button>
        </Stack>
      )}
    </form>
  );
}
