import type { AuditEntryDto } from '../../../contracts/audit.ts';
import { type AdminTexts, useLanguage } from '../../texts.ts';
import { ScrollBox } from '../../ui/ScrollBox.tsx';

interface AuditChangeProps {
  entry: AuditEntryDto;
  /** How each account is called, by id. */
  names: ReadonlyMap<string, string>;
}

/** The values of an audit entry before and after the change, folded at first. */
export function AuditChange({ entry: { before, after }, names }: AuditChangeProps) {
  const { t } = useLanguage();
  const words = t.audit;
  const shown = (field: string, value: unknown) =>
    (field === 'assignee' && names.get(String(value))) || written(words, field, value);
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
                <th scope="row">{own(words.fields, field) ?? field}</th>
                {before && <td dir="auto">{shown(field, before[field])}</td>}
                {after && <td dir="auto">{shown(field, after[field])}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </details>
  );
}

const own = <T,>(words: Record<string, T>, name: string): T | undefined =>
  Object.hasOwn(words, name) ? words[name] : undefined;

/**
 * Returns the words of a known value, a text unchanged, a list of texts joined by commas, a dash for a missing value, all
 * else as JSON.
 */
function written(words: AdminTexts['audit'], field: string, value: unknown): string {
  if (value === undefined || value === null) return '–';
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'string')
    return own<string>(own<Record<string, string>>(words.values, field) ?? {}, value) ?? value;
  return Array.isArray(value) && value.every((item) => typeof item === 'string')
    ? value.join(', ')
    : JSON.stringify(value);
}
