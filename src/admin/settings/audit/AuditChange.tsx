import type { AuditEntryDto } from '../../../contracts/audit.ts';
import { useLanguage } from '../../texts.ts';
import { ScrollBox } from '../../ui/ScrollBox.tsx';
import { useMoments } from '../../ui/time/use-moments.ts';
import { own, writtenValue } from './written-value.ts';

interface AuditChangeProps {
  entry: AuditEntryDto;
  /** The name of each account, by id. */
  names: ReadonlyMap<string, string>;
}

/** The values of an audit entry before and after the change, or its only values; initially folded. */
export function AuditChange({ entry: { action, subject, before, after }, names }: AuditChangeProps) {
  const { locale, t } = useLanguage();
  const words = t.audit;
  const reader = { locale, t, moments: useMoments() };
  // Some fields of other entries have the same name.
  const ofForm: Record<string, string> =
    action === 'settings_changed' && subject?.id === 'company' ? t.settings.company.fields : {};
  const nameOf = (field: string) => own(ofForm, field) ?? own(words.fields, field) ?? field;
  const shown = (field: string, value: unknown) =>
    (field === 'assignee' && names.get(String(value))) || writtenValue(reader, field, value);
  const named = [...new Set([before, after].flatMap((values) => Object.keys(values ?? {})))];
  // Without an earlier value, a missing value has no meaning and is omitted.
  const fields = before ? named : named.filter((field) => (after?.[field] ?? '') !== '');
  return (
    <details>
      <summary>{words.details}</summary>
      <ScrollBox label={words.details}>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.field}</th>
              {before && <th scope="col">{words.before}</th>}
              {after && <th scope="col">{before ? words.after : words.value}</th>}
            </tr>
          </thead>
          <tbody>
            {fields.map((field) => (
              <tr key={field}>
                <th scope="row">{nameOf(field)}</th>
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
