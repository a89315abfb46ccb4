import { Button, Checkbox, Textarea } from '@mantine/core';
import { type SubmitEvent, useEffect, useState } from 'react';
import { changeMessage } from '../../api/error-message.ts';
import { useLanguage } from '../../texts.ts';
import { RestoredNotice } from '../../ui/form/RestoredNotice.tsx';
import { useKeptText } from '../../ui/form/use-kept-text.ts';

const MAX_LENGTH = 4000;

interface NoteFormProps {
  /** Id of the lead. */
  lead: string;
  /** Whether the previous note is not in the history yet. */
  busy: boolean;
  /** Whether the server has not stored the note yet. */
  sending: boolean;
  error: Error | null;
  /** Stores a note. Rejects when the note was not stored. */
  add: (note: { text: string; fromPerson: boolean }) => Promise<unknown>;
  /** Called with whether there is a note that is not stored yet. */
  onUnsaved: (unsaved: boolean) => void;
}

/** The form of a note about a lead. The field is cleared at once; a note that was not stored is restored into it. */
export function NoteForm({ lead, busy, sending, error, add, onUnsaved }: NoteFormProps) {
  const { t } = useLanguage();
  const words = t.leads.note;
  const [sent, setSent] = useState('');
  const [fromPerson, setFromPerson] = useState(false);
  const [text, setText, restored] = useKeptText(`note/${lead}`, sent);
  const unsaved = sending || text.trim() !== '';
  useEffect(() => {
    onUnsaved(unsaved);
    return () => onUnsaved(false);
  }, [onUnsaved, unsaved]);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (busy || text.trim() === '') return;
    setText('');
    setSent(text);
    try {
      await add({ text: text.trim(), fromPerson });
      setFromPerson(false);
    } catch {
      // Text that was typed in the meantime is appended to the restored note.
      setText((typed) => (typed === '' ? text : `${text}\n${typed}`));
    }
    setSent('');
  };
  const message = error && changeMessage(error, t, 'text');
  return (
    <form onSubmit={submit} className="leads-note">
      <RestoredNotice form={restored} />
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
      <Checkbox
        label={words.fromPerson}
        description={words.fromPersonHint}
        checked={fromPerson}
        onChange={({ currentTarget }) => setFromPerson(currentTarget.checked)}
      />
      <Button type="submit" variant="default" size="sm" disabled={text.trim() === ''} loading={busy}>
        {words.submit}
      </Button>
    </form>
  );
}
