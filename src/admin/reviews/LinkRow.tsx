import { Badge, Button, Flex, Stack } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import type { InvitationDto, NewInvitation } from '../../contracts/reviews/review-invitation.ts';
import { fill } from '../../i18n/format.ts';
import { callApi } from '../api/call-api.ts';
import { messageOf } from '../api/error-message.ts';
import { useAccount } from '../api/use-account.ts';
import { useLanguage } from '../texts.ts';
import { toastDone, toastFailure } from '../toast.ts';
import { Question } from '../ui/feedback/Question.tsx';
import { useQuestion } from '../ui/feedback/use-question.ts';
import { Filled, Typed } from '../ui/fields/Typed.tsx';
import { Moment } from '../ui/time/Moment.tsx';
import { useCopy } from '../ui/use-copy.ts';
import { LinkAddress } from './LinkAddress.tsx';
import { linksKey } from './link-queries.ts';
import { SendLink } from './SendLink.tsx';
import { useCampaignWords } from './use-campaign-words.ts';

/** An invitation: its client, its campaign, its state, and the actions that remain. */
export function LinkRow({ link }: { link: InvitationDto }) {
  const { t } = useLanguage();
  const words = t.reviews.links;
  const client = useQueryClient();
  const { asked, ask, close, back } = useQuestion<'renew' | 'revoke' | 'send'>();
  const [made, setMade] = useState<NewInvitation>();
  const { refused, copy } = useCopy(words.copied);
  const renewing = useMutation({
    mutationFn: () => callApi('POST /review-invitations/{id}/link', { params: { id: link.id } }),
    onSuccess: (renewed) => {
      setMade(renewed);
      void copy(renewed.url);
    },
    onError: (error) => toastFailure(messageOf(error, t)),
    onSettled: () => {
      close();
      return client.invalidateQueries({ queryKey: linksKey });
    },
  });
  const revoking = useMutation({
    mutationFn: () => callApi('DELETE /review-invitations/{id}', { params: { id: link.id } }),
    onSuccess: () => toastDone(words.revoked),
    onError: (error) => toastFailure(messageOf(error, t)),
    onSettled: () => {
      close();
      return client.invalidateQueries({ queryKey: linksKey });
    },
  });
  return (
    <li className="links-row" data-state={link.state}>
      <Flex component="p" gap="0.25rem 0.75rem" align="center" wrap="wrap">
        <strong>
          <Typed>{link.client}</Typed>
        </strong>
        <Badge data-state={link.state === 'open' ? 'open' : 'none'}>{words.states[link.state]}</Badge>
        {link.reward === 'given' && <Badge data-state="none">{words.rewarded}</Badge>}
      </Flex>
      <LinkSubject link={link} />
      <p className="admin-muted">
        {words.createdOn} <Moment at={link.createdAt} />
        {link.state === 'open' && <Day text={words.expiresOn} at={link.expiresAt} />}
        {link.state === 'expired' && <Day text={words.expiredOn} at={link.expiresAt} />}
        {link.mailedAt !== null && (
          <Day text={link.mailKept ? words.keptOn : words.mailedOn} at={link.mailedAt} />
        )}
        {link.usedAt !== null && <Day text={words.usedOn} at={link.usedAt} />}
      </p>
      {made && link.state === 'open' && (
        <Stack gap={8} align="flex-start" p="md" bg="var(--sunk)" bdrs={12}>
          <LinkAddress
            key={made.code}
            label={<Filled text={words.made} typed={{ name: link.client }} />}
            url={made.url}
            refused={refused}
          />
          <Button variant="default" size="sm" onClick={() => void copy(made.url)}>
            {words.copy}
          </Button>
        </Stack>
      )}
      {asked === 'send' && <SendLink link={link} close={close} kept={setMade} />}
      {asked === 'renew' && (
        <Question
          className="links-question"
          size="xs"
          confirm={words.renewConfirm}
          busy={renewing.isPending}
          answer={() => renewing.mutate()}
          cancel={close}
        >
          <Filled text={words.renewQuestion} typed={{ name: link.client }} />
        </Question>
      )}
      {asked === 'revoke' && (
        <Question
          className="links-question"
          size="xs"
          confirm={words.revokeConfirm}
          busy={revoking.isPending}
          answer={() => revoking.mutate()}
          cancel={close}
        >
          <Filled text={words.revokeQuestion} typed={{ name: link.client }} />
        </Question>
      )}
      {!asked && (
        <div className="admin-actions">
          {link.state === 'open' && (
            <>
              <Button
                size="xs"
                variant="default"
                aria-label={fill(words.renewOf, { name: link.client })}
                autoFocus={back('renew')}
                onClick={() => ask('renew')}
              >
                {words.renew}
              </Button>
              <Button
                size="xs"
                variant="default"
                aria-label={fill(words.sendOf, { name: link.client })}
                autoFocus={back('send')}
                onClick={() => ask('send')}
              >
                {words.send}
              </Button>
              <Button
                size="xs"
                variant="subtle"
                aria-label={fill(words.revokeOf, { name: link.client })}
                autoFocus={back('revoke')}
                onClick={() => ask('revoke')}
              >
                {words.revoke}
              </Button>
            </>
          )}
          {link.reviewId !== null && (
            <Link
              to={{
                pathname: '/dashboard/reviews',
                search: new URLSearchParams({ id: link.reviewId }).toString(),
              }}
            >
              {words.review}
            </Link>
          )}
        </div>
      )}
    </li>
  );
}

/** `, expire le 3 déc.` */
function Day({ text, at }: { text: string; at: string }): ReactNode {
  return (
    <span>
      {' · '}
      {text} <Moment at={at} />
    </span>
  );
}

/** The campaign of an invitation link, which administrators can open; or that the link is for no campaign. */
function LinkSubject({ link: { campaign, campaignDeleted } }: { link: InvitationDto }) {
  const words = useLanguage().t.reviews.links;
  const described = useCampaignWords();
  const mayOpen = useAccount().data?.role === 'admin';
  if (campaignDeleted) return <p className="admin-muted">{words.campaignDeleted}</p>;
  if (!campaign) return <p className="admin-muted">{words.noneBound}</p>;
  const artist = <Typed>{campaign.artist}</Typed>;
  return (
    <p className="admin-muted">
      {words.campaign}{' '}
      {mayOpen ? (
        <Link to={`/dashboard/campaigns/${encodeURIComponent(campaign.id)}`} data-touch>
          {artist}
        </Link>
      ) : (
        artist
      )}
      {' · '}
      {described(campaign)}
    </p>
  );
}
