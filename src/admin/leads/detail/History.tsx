import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { LeadDetailDto, LeadEventDto } from '../../../contracts/leads/lead.ts';
import { callApi } from '../../api/call-api.ts';
import { useLanguage } from '../../texts.ts';
import { Filled } from '../../ui/fields/Typed.tsx';
import { Moment } from '../../ui/time/Moment.tsx';
import { detailKey } from '../lead-queries.ts';
import { EventText } from './EventText.tsx';
import { NoteForm } from './NoteForm.tsx';

const keyOf = (event: LeadEventDto): string => {
  const which = 'id' in event ? event.id : 'destination' in event ? event.destination : '';
  return `${event.kind} ${event.at} ${which}`;
};

interface HistoryProps {
  lead: LeadDetailDto;
  /** Called with whether there is a note that is not stored yet. */
  onUnsaved: (unsaved: boolean) => void;
}

/** A lead's events, newest first, and the form of the next note. A note is shown before the server has stored it. */
export function History({ lead, onUnsaved }: HistoryProps) {
  const { t } = useLanguage();
  const words = t.leads.events;
  const client = useQueryClient();
  const [stored, setStored] = useState(false);
  const note = useMutation({
    mutationFn: (body: { text: string; fromPerson: boolean }) =>
      callApi('POST /leads/{id}/notes', { params: { id: lead.id }, body }),
    onMutate: () => setStored(false),
    // Returns the promise, so that the provisional row below stays until the stored note is loaded.
    onSuccess: () => {
      setStored(true);
      return client.invalidateQueries({ queryKey: detailKey(lead.id) });
    },
  });
  return (
    <>
      <NoteForm
        key={lead.id}
        lead={lead.id}
        busy={note.isPending}
        sending={note.isPending && !stored}
        error={note.error}
        add={(draft) => note.mutateAsync(draft)}
        onUnsaved={onUnsaved}
      />
      <ol className="leads-timeline">
        {note.isPending && (
          <li data-kind="note" data-sending="">
            <span className="leads-text" dir="auto">
              {note.variables.text}
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
                  <Filled text={words.by} typed={{ name: event.by }} />
                </>
              )}
              {(event.kind === 'name' || event.kind === 'phone') && event.by === null && ` ${words.byPerson}`}
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}
