import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { isPartKey } from '../../../domain/content/parts.ts';
import { fill, pluralForm } from '../../../i18n/format.ts';
import { callApi } from '../../api/call-api.ts';
import { messageOf } from '../../api/error-message.ts';
import { useLanguage } from '../../texts.ts';
import { toastDone, toastFailure } from '../../toast.ts';
import { Filled } from '../../ui/fields/Typed.tsx';
import { inLanguage } from '../../ui/language-words.ts';
import { usePartName } from '../use-part-name.ts';
import { useScheduledWords } from '../use-scheduled-words.ts';
import { importsQuery } from './file-queries.ts';

/** The imports of which something is still as it was imported, each with that and the button that undoes it. */
export function Imports() {
  const { locale: spoken, t } = useLanguage();
  const words = t.contentFile;
  const client = useQueryClient();
  const partName = usePartName();
  const momentOf = useScheduledWords();
  const { data } = useQuery(importsQuery);
  const undo = useMutation({
    mutationFn: (id: string) => callApi('DELETE /content/imports/{id}', { params: { id } }),
    onSuccess: () => toastDone(words.undone),
    onError: (error) => toastFailure(messageOf(error, t)),
    onSettled: () => client.invalidateQueries({ queryKey: ['content'] }),
  });
  if (!data || data.imports.length === 0) return null;
  return (
    <section aria-labelledby="file-imports">
      <h2 id="file-imports">{words.imports}</h2>
      <ul className="content-file-places">
        {data.imports.map(({ id, by, at, places, entries }) => (
          <li key={id}>
            <p>
              <strong>{fill(words.importedBy, { at: momentOf(at), by: by ?? words.unknown })}</strong>
            </p>
            <details>
              <summary>
                {fill(pluralForm(spoken, words.left, places.length + entries.length), {
                  count: places.length + entries.length,
                })}
              </summary>
              <ul className="content-file-drafts">
                {places.map(({ part, locale }) => (
                  <li key={`${part}/${locale}`}>
                    <Link to={`/dashboard/content/${part}?text=${locale}`}>
                      {fill(words.place, {
                        part: isPartKey(part) ? partName(part) : part,
                        language: inLanguage(spoken, locale),
                      })}
                    </Link>
                  </li>
                ))}
                {entries.map(({ kind, name, title }) => (
                  <li key={`${kind} ${name}`}>
                    <Link
                      to={
                        kind === 'landing'
                          ? `/dashboard/landing-pages/${name}`
                          : '/dashboard/content/addresses'
                      }
                    >
                      <Filled text={words[kind].left} typed={{ name, title }} />
                    </Link>
                  </li>
                ))}
              </ul>
            </details>
            <Button
              variant="default"
              loading={undo.isPending && undo.variables === id}
              onClick={() => undo.mutate(id)}
            >
              {words.undo}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
