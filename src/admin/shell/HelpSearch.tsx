import { Button, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useId, useRef } from 'react';
import { Link } from 'react-router';
import { MAX_QUESTION } from '../../domain/questions/question.ts';
import { fill } from '../../i18n/format.ts';
import { callApi } from '../api/call-api.ts';
import { useLanguage } from '../texts.ts';
import { CallFailure } from '../ui/feedback/CallFailure.tsx';
import { placeName, sectionPath } from './sections.ts';

/** The search of the staff's help; each passage links to its screen. */
export function HelpSearch({ close }: { close: () => void }) {
  const { locale, t } = useLanguage();
  const words = t.shortcuts.help;
  const title = useId();
  const result = useRef<HTMLParagraphElement>(null);
  const search = useMutation({
    mutationFn: (question: string) => callApi('POST /help', { body: { question, locale } }),
  });
  const { data } = search;
  useEffect(() => {
    if (data) result.current?.focus();
  }, [data]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers before 2023 do not know the element `search`
    <div role="search" className="help-search">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const question = String(new FormData(event.currentTarget).get('question') ?? '').trim();
          if (question !== '') search.mutate(question);
        }}
      >
        <TextInput
          name="question"
          type="search"
          label={words.label}
          required
          withAsterisk={false}
          maxLength={MAX_QUESTION}
          autoComplete="off"
          data-autofocus
          aria-describedby={`${title}-hint`}
          lang={locale}
        />
        <Button type="submit" loading={search.isPending}>
          {words.send}
        </Button>
      </form>
      <p id={`${title}-hint`} className="admin-muted">
        {words.hint}
      </p>
      {search.error && <CallFailure error={search.error} />}
      {data && (
        <>
          <p ref={result} tabIndex={-1} className="admin-muted">
            {words.found[data.outcome]}
          </p>
          {data.passages.map((passage, index) => (
            <article key={passage.title} aria-labelledby={`${title}-${index}`}>
              <h3 id={`${title}-${index}`}>{passage.title}</h3>
              <p>{passage.text}</p>
              <Link
                to={[sectionPath(passage.place), passage.screen].filter(Boolean).join('/')}
                onClick={close}
                data-touch
              >
                {fill(words.open, { place: placeName(passage.place, t) })}
              </Link>
            </article>
          ))}
        </>
      )}
    </div>
  );
}
