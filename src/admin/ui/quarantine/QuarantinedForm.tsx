import { Badge, Button, Flex } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { QuarantinedDto } from '../../../contracts/leads/quarantine.ts';
import { fill } from '../../../i18n/format.ts';
import { callApi } from '../../api/call-api.ts';
import { messageOf } from '../../api/error-message.ts';
import { useLanguage } from '../../texts.ts';
import { toastDone, toastFailure } from '../../toast.ts';
import { Email } from '../Email.tsx';
import { Filled, Typed } from '../fields/Typed.tsx';
import { Moment } from '../time/Moment.tsx';
import type { Quarantined } from './quarantine-queries.ts';

interface QuarantinedFormProps {
  of: Quarantined;
  form: QuarantinedDto;
}

/** A submission that looks like spam: its author, its text, the reason, and the button that stores it. */
export function QuarantinedForm({ of, form }: QuarantinedFormProps) {
  const { t } = useLanguage();
  const words = t.shared.quarantine;
  const client = useQueryClient();
  const releasing = useMutation({
    mutationFn: () => callApi(`POST /${of}/quarantine/{id}/release`, { params: { id: form.id } }),
    onSuccess: () => toastDone(<Filled text={words.released[of]} typed={{ name: form.name }} />),
    onError: (error) => toastFailure(messageOf(error, t)),
    onSettled: () => client.invalidateQueries({ queryKey: [of] }),
  });
  return (
    <li className="quarantine-form">
      <Flex component="p" gap="0.25rem 0.75rem" align="center" wrap="wrap">
        <strong>
          <Typed>{form.name}</Typed>
        </strong>
        <Badge>{form.kind === 'review' ? words.review : t.leads.kinds[form.kind]}</Badge>
        {form.rating !== null && <span>{fill(words.rating, { rating: form.rating })}</span>}
      </Flex>
      {form.email !== null && (
        <p>
          <Email>{form.email}</Email>
        </p>
      )}
      {form.text !== null && (
        <p className="quarantine-text" dir="auto">
          {form.text}
        </p>
      )}
      <p className="admin-muted">
        {words.arrived} <Moment at={form.createdAt} />
        {' · '}
        {words.signs[form.sign]}
        {' · '}
        {words.expires} <Moment at={form.expiresAt.slice(0, 10)} />
      </p>
      <div>
        <Button
          size="xs"
          variant="default"
          aria-label={fill(words.releaseOf, { name: form.name })}
          loading={releasing.isPending}
          onClick={() => releasing.mutate()}
        >
          {words.release}
        </Button>
      </div>
    </li>
  );
}
