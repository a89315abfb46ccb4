import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { LeadDetailDto, LeadEventDto, NoteDraft } from '../../contracts/lead.ts';
import { Moment } from '../parts/Moment.tsx';
import { Filled } from '../parts/Typed.tsx';
import { callApi } from '../session/api.ts';
import { useLanguage } from '../texts.ts';
import { EventText } from './EventText.tsx';
import { detailKey, leadPath } from './lead-queries.ts';
import { NoteForm } from './NoteForm.tsx';

const keyOf = (event: LeadEventDto): string => {
  const which = 'id' in event ? event.id : 'destination' in event ? event.destination : '';
  return `${event.kind} ${event.at} ${which}`;
};

interface HistoryProps {
  lead: LeadDetailDto;
  /** Whether there is a note that the server does not have. */
  onUnsaved: (unsaved: boolean) => void;
}

/** Everything that happened to a lead, newest first, and the next note. A note stands there before the server has it. */
export function History({ lead, onUnsaved }: HistoryProps) {
  const { t } = useLanguage();
  const words = t.leads.events;
  const client = useQueryClient();
  const [stored, setStored] = useState(false);
  const note = useMutation({
    mutationFn: (text: string) =>
      callApi<unknown>('POST', `${leadPath(lead.id)}/notes`, { text } satisfies NoteDraft),
    onMutate: () => setStored(false),
    // Waited for, so that the row below gives way to the real one without a gap.
    onSuccess: () => {
      setStored(true);
      return client.invalidateQueries({ queryKey: detailKey(lead.id) });
    },
  });
  return (
    <>
      <NoteForm
        busy={note.isPending}
        sending={note.isPending && !stored}
        error={note.error}
        add={(text) => note.mutateAsync(text)}
        onUnsaved={onUnsaved}
      />
      <ol className="leads-timeline">
        {note.isPending && (
          <li data-kind="note" data-sending="">
            <span className="leads-text" dir="auto">
              {note.variables}
            </span>
            <span className="admin-muted">{words.sending}</span>
          </li>
        )}
        {lead.events.map((event) => (
          <li key={keyOf(event)} data-kind={event.kind}>
            <EventText event={event} lead={lead} />
            <span className="admin-muted">
              <Moment at={event.at} show="full" />
              {'by' in event && event.by !== null && (
                <>
                  {' '}
                  <Filled text={words.by} typed={{ email: event.by }} />
                </>
              )}
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}
