import { Button, Textarea } from '@mantine/core';
import { type SubmitEvent, useEffect, useState } from 'react';
import { ApiError } from '../session/api.ts';
import { changeMessage } from '../session/change-message.ts';
import { useLanguage } from '../texts.ts';

const MAX_LENGTH = 4000;

interface NoteFormProps {
  /** The note before is not in its place yet. */
  busy: boolean;
  /** The server does not have it yet. */
  sending: boolean;
  error: Error | null;
  /** Rejects when the note was not stored. */
  add: (text: string) => Promise<unknown>;
  /** Whether there is a note that the server does not have. */
  onUnsaved: (unsaved: boolean) => void;
}

/** A note about a lead. The field empties at once; a note that could not be stored comes back to it. */
export function NoteForm({ busy, sending, error, add, onUnsaved }: NoteFormProps) {
  const { t } = useLanguage();
  const words = t.leads.note;
  const [text, setText] = useState('');
  const unsaved = sending || text.trim() !== '';
  useEffect(() => {
    onUnsaved(unsaved);
    return () => onUnsaved(false);
  }, [onUnsaved, unsaved]);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (busy || text.trim() === '') return;
    setText('');
    try {
      await add(text.trim());
    } catch {
      // What was typed meanwhile is not lost either.
      setText((typed) => (typed === '' ? text : `${text}\n${typed}`));
    }
  };
  const message = error && ((error instanceof ApiError && error.fields['text']) || changeMessage(error, t));
  return (
    <form onSubmit={submit} className="leads-note">
      <Textarea
        label={words.label}
        placeholder={words.hint}
        dir="auto"
        rows={3}
        maxLength={MAX_LENGTH}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        error={message}
        errorProps={{ role: 'alert' }}
      />
      <Button type="submit" variant="default" size="sm" disabled={text.trim() === ''} loading={busy}>
        {words.submit}
      </Button>
    </form>
  );
}
