import type { AuditEntryDto } from '../../contracts/audit.ts';
import { ScrollBox } from '../parts/ScrollBox.tsx';
import { useLanguage } from '../texts.ts';

/** What an entry says of before and after, folded: the fields have the names that the API gives them. */
export function JournalChange({ entry: { before, after } }: { entry: AuditEntryDto }) {
  const { t } = useLanguage();
  const words = t.journal;
  const fields = [...new Set([before, after].flatMap((values) => Object.keys(values ?? {})))];
  return (
    <details>
      <summary>{words.details}</summary>
      <ScrollBox label={words.details}>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.field}</th>
              {before && <th scope="col">{words.before}</th>}
              {after && <th scope="col">{words.after}</th>}
            </tr>
          </thead>
          <tbody>
            {fields.map((field) => (
              <tr key={field}>
                <th scope="row">{field}</th>
                {before && <td dir="auto">{written(before[field])}</td>}
                {after && <td dir="auto">{written(after[field])}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </details>
  );
}

/** A text as it is, a list with its items, the rest as JSON; what is not said is a dash. */
function written(value: unknown): string {
  if (value === undefined || value === null) return '–';
  if (typeof value === 'string') return value;
  return Array.isArray(value) && value.every((item) => typeof item === 'string')
    ? value.join(', ')
    : JSON.stringify(value);
}
