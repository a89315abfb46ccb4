import type { TypographyNote } from '../../contracts/content.ts';
import type { Fallback } from '../../domain/content/content.ts';
import type { ContentField } from '../../domain/content/fields.ts';
import { fill } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';
import { Icon } from '../ui/Icon.tsx';

interface FieldHintProps {
  id: string;
  field: ContentField;
  value: string;
  standard: string;
  fallback: Fallback;
  notes: TypographyNote['changes'] | undefined;
}

const tokenIn = (text: string): string | undefined => /\{[^}\s]+\}/.exec(text)?.[0];

/**
 * The one sentence below a field: the corrections of typography, the substitute of an empty text, or the permitted input.
 */
export function FieldHint({ id, field, value, standard, fallback, notes }: FieldHintProps) {
  const { t } = useLanguage();
  const words = t.content;
  const sentence = (): string => {
    if (value === '' && standard !== '')
      return fallback === 'fr' ? words.field.emptyFrench : words.field.empty;
    if (field.kind === 'link') return words.field.link;
    if (field.kind === 'moment') return words.field.zone;
    const token = tokenIn(value || standard);
    // Not the typed one, which may be misspelt.
    if (field.tokens === 'figures' && token !== undefined)
      return fill(words.field.tokensFigures, { example: tokenIn(standard) ?? '{agency.minimum}' });
    if (Array.isArray(field.tokens) && token !== undefined) {
      const names = [...standard.matchAll(/\{[^}\s]+\}/g)].map(([name]) => name);
      return fill(words.field.tokens, { names: names.join(', ') });
    }
    return '';
  };
  const changes = (notes ?? []).map(({ kind, count }) =>
    fill(words.typography[kind][count === 1 ? 0 : 1] ?? '', { count }),
  );
  return (
    <p id={id} className="content-hint" aria-live="polite">
      {changes.length > 0 ? (
        <span className="content-corrected">
          <Icon name="saved" />
          {fill(words.typography.done, { changes: changes.join(', ') })}
        </span>
      ) : (
        sentence()
      )}
    </p>
  );
}
