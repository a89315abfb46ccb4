import type { ContentFile, FileLanding, JudgedEntry } from '../../../contracts/content-file.ts';
import { isLocale } from '../../../domain/locale/locale.ts';
import { fill, pluralForm } from '../../../i18n/format.ts';
import { fieldName } from '../../editor/landing-field-name.ts';
import { ChangeList } from '../../editor/Versions.tsx';
import { useLanguage } from '../../texts.ts';
import { code } from '../../ui/language-words.ts';

/** Returns a landing page of a file. Only of an entry that the server did not refuse. */
export const landingIn = ({ landings = [] }: ContentFile, { name }: JudgedEntry): FileLanding | undefined =>
  (landings as FileLanding[]).find((one) => one?.id === name);

/** The fields of a landing page's draft that differ from the file; of texts and links, with the words before and after. */
export function LandingChanges({ changes }: Pick<JudgedEntry, 'changes'>) {
  const { locale, t } = useLanguage();
  return (
    <details>
      <summary>
        {fill(pluralForm(locale, t.contentFile.changes, changes.length), { count: changes.length })}
      </summary>
      <ChangeList
        changes={changes.map(({ field, before, after }) => {
          const language = field.split('.')[1];
          const name = fieldName(t.landing, field);
          return {
            path: field,
            ...(field.startsWith('texts.') && isLocale(language)
              ? { label: `${name} (${code(language)})`, lang: language }
              : { label: name }),
            ...(before && { before }),
            ...(after && { after }),
          };
        })}
      />
    </details>
  );
}
