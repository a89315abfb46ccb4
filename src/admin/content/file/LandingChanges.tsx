import type { ContentFile, FileLanding, JudgedEntry } from '../../../contracts/content-file.ts';
import { fill, pluralForm } from '../../../i18n/format.ts';
import { useLanguage } from '../../texts.ts';

/** Returns a landing page of a file. Only of an entry that the server did not refuse. */
export const landingIn = ({ landings = [] }: ContentFile, { name }: JudgedEntry): FileLanding | undefined =>
  (landings as FileLanding[]).find((one) => one?.id === name);

/** The fields of a landing page's draft that differ from the file, by their names in it, with the words before and after. */
export function LandingChanges({ changes }: Pick<JudgedEntry, 'changes'>) {
  const { locale, t } = useLanguage();
  const words = t.editing.versions;
  return (
    <details>
      <summary>
        {fill(pluralForm(locale, t.contentFile.changes, changes.length), { count: changes.length })}
      </summary>
      <dl className="version-changes">
        {changes.map(({ field, ...sides }) => (
          <div key={field}>
            <dt>
              <code>{field}</code>
            </dt>
            {(['before', 'after'] as const).map(
              (side) =>
                sides[side] && (
                  <dd key={side} data-side={side} lang={/^texts\.(\w+)/.exec(field)?.[1]}>
                    <span className="admin-hidden">{`${words[side]} `}</span>
                    {sides[side]}
                  </dd>
                ),
            )}
          </div>
        ))}
      </dl>
    </details>
  );
}
