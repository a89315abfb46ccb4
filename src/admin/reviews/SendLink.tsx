import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import type { InvitationDto, NewInvitation } from '../../contracts/reviews/review-invitation.ts';
import { ApiError, callApi } from '../api/call-api.ts';
import { useLanguage } from '../texts.ts';
import { CallFailure } from '../ui/feedback/CallFailure.tsx';
import { linksKey } from './link-queries.ts';
import { MailFields, type MailTo } from './MailFields.tsx';
import { tellMailed } from './tell-mailed.tsx';

interface SendLinkProps {
  link: InvitationDto;
  close: () => void;
  /** Called with the new link if no mail server is configured: it must be passed on by hand. */
  kept: (made: NewInvitation) => void;
}

/** The form that sends an open invitation by e-mail, with a new link. */
export function SendLink({ link, close, kept }: SendLinkProps) {
  const { locale, t } = useLanguage();
  const words = t.reviews.links;
  const client = useQueryClient();
  const [to, setTo] = useState<MailTo>({ email: '', locale });
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      callApi('POST /review-invitations/{id}/mail', { params: { id: link.id }, body: { ...to } }),
    onSuccess: (made) => {
      tellMailed(made.mailKept, words, to.email.trim());
      if (made.mailKept) kept(made);
      void client.invalidateQueries({ queryKey: linksKey });
      close();
    },
  });
  const wrong = error instanceof ApiError ? error.fields['email'] : undefined;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isPending) mutate();
  };
  return (
    <form onSubmit={submit} noValidate className="admin-stack links-question">
      <MailFields to={to} change={setTo} label={words.email} hint={words.sendHint} required error={wrong} />
      {error && wrong === undefined && <CallFailure error={error} />}
      <div className="admin-actions">
        <Button type="submit" size="xs" loading={isPending}>
          {words.sendNow}
        </Button>
        <Button variant="default" size="xs" onClick={close}>
          {t.common.cancel}
        </Button>
      </div>
    </form>
  );
}
