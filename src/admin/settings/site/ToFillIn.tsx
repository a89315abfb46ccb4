import { useLanguage } from '../../texts.ts';
import { Glyph } from '../../ui/Glyph.tsx';

/** The note at a field that the agency has not filled in yet. */
export function ToFillIn() {
  return (
    <span className="settings-to-fill-in">
      <Glyph name="warning" />
      {useLanguage().t.settings.company.toFillIn}
    </span>
  );
}
