import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { DraftAnswerDto } from '../../../contracts/landing/draft-answer.ts';
import type { LandingProblem } from '../../../contracts/landing/landing.ts';
import { type AnswerPlace, fieldOfPlace } from '../../../domain/landing/draft-answer.ts';
import { fill } from '../../../i18n/format.ts';
import { callApi } from '../../api/call-api.ts';
import { useLanguage } from '../../texts.ts';
import { toastDone } from '../../toast.ts';
import { AskDialog } from '../../ui/feedback/AskDialog.tsx';
import { CallFailure } from '../../ui/feedback/CallFailure.tsx';
import { Failed } from '../../ui/feedback/Failed.tsx';
import { Waiting } from '../../ui/feedback/Waiting.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Moment } from '../../ui/time/Moment.tsx';
import { useMoments } from '../../ui/time/use-moments.ts';
import { draftAnswersQuery, landingListsKey } from '../landing-queries.ts';
import type { LandingEditor } from '../wizard/use-landing-editor.ts';

interface DraftAnswersProps {
  editor: LandingEditor;
  lead: (problem: Pick<LandingProblem, 'field' | 'locale'>) => void;
}

/** The artist's answers to the draft, newest first: approvals with their version, and remarks until they are dealt with. */
export function DraftAnswers({ editor, lead }: DraftAnswersProps) {
  const words = useLanguage().t.landing.answers;
  const { data, error, refetch } = useQuery(draftAnswersQuery(editor.page.id));
  if (!data) return error ? <Failed error={error} retry={refetch} /> : <Waiting />;
  if (data.answers.length === 0) return <p className="editor-hint">{words.none}</p>;
  return (
    <ul className="draft-answers">
      {data.answers.map((answer) => (
        <li key={answer.id} data-kind={answer.kind} data-handled={answer.handledAt === null ? undefined : ''}>
          {answer.kind === 'approval' ? (
            <Approval editor={editor} answer={answer} />
          ) : (
            <Remark editor={editor} answer={answer} lead={lead} />
          )}
        </li>
      ))}
    </ul>
  );
}

interface AnswerProps {
  editor: LandingEditor;
  answer: DraftAnswerDto;
}

function Approval({ editor: { page }, answer }: AnswerProps) {
  const words = useLanguage().t.landing.answers;
  const moments = useMoments();
  return (
    <>
      <p>
        <Icon name="saved" />
        <strong>{fill(words.approved, { time: moments.short(answer.versionAt) })}</strong>
      </p>
      <Author answer={answer} />
      <p className="editor-hint">{answer.version === page.version ? words.present : words.changed}</p>
      <div className="admin-actions">
        <RemoveAnswer page={page.id} answer={answer} name={words.approval.present} />
      </div>
    </>
  );
}

function Remark({ editor, answer, lead }: AnswerProps & Pick<DraftAnswersProps, 'lead'>) {
  const { t } = useLanguage();
  const words = t.landing.answers;
  const moments = useMoments();
  const client = useQueryClient();
  const { id } = editor.page;
  const isHandled = answer.handledAt !== null;
  const mark = useMutation({
    mutationFn: () =>
      callApi('PUT /landing-pages/{id}/draft-answers/{answer}', {
        params: { id, answer: answer.id },
        body: { handled: !isHandled },
      }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: draftAnswersQuery(id).queryKey });
      await client.invalidateQueries({ queryKey: landingListsKey });
    },
  });
  const field = fieldOfPlace(answer.place, answer.locale);
  const place = placeName(t.landing, answer.place);
  return (
    <>
      <p>
        <strong>{place}</strong>
      </p>
      <p className="draft-answer-text">{answer.text}</p>
      <Author answer={answer} />
      <p className="editor-hint">
        {fill(words.about, { time: moments.short(answer.versionAt) })}
        {answer.handledAt !== null &&
          ` · ${fill(words.handled, { moment: moments.short(answer.handledAt) })}`}
        {answer.handledBy !== null && `, ${answer.handledBy}`}
      </p>
      <div className="admin-actions">
        {field !== null && (
          <Button
            variant="default"
            size="xs"
            aria-label={`${words.open}, ${place}`}
            onClick={() => lead({ field, locale: answer.locale })}
          >
            {words.open}
          </Button>
        )}
        <Button
          variant="default"
          size="xs"
          aria-label={`${isHandled ? words.reopen : words.handle}, ${place}`}
          loading={mark.isPending}
          onClick={() => mark.mutate()}
        >
          {isHandled ? words.reopen : words.handle}
        </Button>
        <RemoveAnswer page={id} answer={answer} name={place} />
      </div>
      {mark.error && <CallFailure error={mark.error} />}
    </>
  );
}

/** Deletes an answer once the editor has confirmed it. */
function RemoveAnswer({ page, answer, name }: { page: string; answer: DraftAnswerDto; name: string }) {
  const words = useLanguage().t.landing.answers;
  const client = useQueryClient();
  const [asked, setAsked] = useState(false);
  const remove = useMutation({
    mutationFn: () =>
      callApi('DELETE /landing-pages/{id}/draft-answers/{answer}', {
        params: { id: page, answer: answer.id },
      }),
    onSuccess: (left) => {
      setAsked(false);
      client.setQueryData(draftAnswersQuery(page).queryKey, left);
      void client.invalidateQueries({ queryKey: landingListsKey });
      toastDone(words.removed);
    },
  });
  return (
    <>
      <Button
        variant="default"
        size="xs"
        aria-label={`${words.remove}, ${name}`}
        onClick={() => setAsked(true)}
      >
        {words.remove}
      </Button>
      <AskDialog
        opened={asked}
        title={words.removeTitle}
        question={words.removeAsk}
        confirm={words.removeConfirm}
        busy={remove.isPending}
        failure={remove.error && <CallFailure error={remove.error} />}
        answer={() => remove.mutate()}
        cancel={() => setAsked(false)}
      />
    </>
  );
}

function Author({ answer: { name, at } }: { answer: DraftAnswerDto }) {
  const words = useLanguage().t.landing.answers;
  return (
    <p className="editor-hint">
      {name || words.anonymous}, <Moment at={at} show="hour" />
    </p>
  );
}

type LandingWords = ReturnType<typeof useLanguage>['t']['landing'];

function placeName({ answers, sections }: LandingWords, place: AnswerPlace): string {
  return place === 'page' || place === 'head' || place === 'links' ? answers.places[place] : sections[place];
}
