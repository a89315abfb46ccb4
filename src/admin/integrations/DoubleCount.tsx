import { mayCountTwice } from '../../domain/settings/double-count.ts';
import { fill } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';
import { Glyph } from '../ui/Glyph.tsx';
import { type Draft, idIn } from './draft.ts';

/** Warns while Tag Manager and Analytics are both on: a container with the same tag counts each view again. */
export function DoubleCount({ draft }: { draft: Draft }) {
  const words = useLanguage().t.integrations.twice;
  return (
    <div role="status" className="integrations-twice">
      {mayCountTwice(draft) && (
        <>
          <Glyph name="warning" />
          <div>
            <strong>{words.title}</strong>
            <p>{fill(words.text, { id: idIn(draft, 'googleAnalytics') })}</p>
          </div>
        </>
      )}
    </div>
  );
}
