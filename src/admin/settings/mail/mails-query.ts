import type { MailListDto } from '../../../contracts/settings/mail.ts';
import { callApi } from '../../api/call-api.ts';

/** The interval between two loads while a message is waiting to be sent. */
const WHILE_WAITING_MS = 3000;

export const mailsQuery = {
  queryKey: ['mails'] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) => callApi('GET /mails', { signal }),
  // No live event reports that a message was sent, so the list is polled.
  refetchInterval: ({ state }: { state: { data?: MailListDto | undefined } }) =>
    state.data && state.data.counts.waiting > 0 ? WHILE_WAITING_MS : (false as const),
};
