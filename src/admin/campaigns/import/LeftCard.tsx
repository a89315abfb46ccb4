import type { ImportPreview } from '../../../contracts/campaign-import.ts';
import { fill, formatNumber } from '../../../i18n/format.ts';
import { useLanguage } from '../../texts.ts';
import { Filled } from '../../ui/fields/Typed.tsx';
import { countedText } from './import-words.ts';

/** The rows and cells that are not imported, with the reason of each kind. */
export function LeftCard({ preview: { left, merged, isTotal } }: { preview: ImportPreview }) {
  const { locale, t } = useLanguage();
  const words = t.campaignImport.left;
  const kinds = (['longer', 'parts', 'totals', 'unfinished', 'unreadable', 'credits'] as const).filter(
    (kind) => left[kind] > 0,
  );
  return (
    <section className="admin-card import-left" aria-label={words.title}>
      <h2>{words.title}</h2>
      {kinds.length === 0 && <p className="admin-muted">{words.nothing}</p>}
      <ul className="import-kinds">
        {kinds.map((kind) => (
          <li key={kind} data-kind={kind}>
            <strong>{countedText(locale, words[kind], left[kind])}</strong>
            <span className="admin-muted">{words[`${kind}Text`]}</span>
          </li>
        ))}
      </ul>
      {merged.into > 0 && (
        <p className="admin-muted">
          {fill(isTotal ? words.mergedTotal : words.merged, {
            count: formatNumber(locale, merged.rows),
            into: formatNumber(locale, merged.into),
          })}
        </p>
      )}
      {left.cells.length > 0 && (
        <ul className="import-cells">
          {left.cells.map(({ line, column, value }) => (
            <li key={`${line} ${column}`}>
              <Filled text={words.cell} typed={{ line: String(line), column, value }} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
