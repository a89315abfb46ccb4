import { Button } from '@mantine/core';
import type { ContentDetail } from '../../../contracts/content.ts';
import { fill } from '../../../i18n/format.ts';
import { useLanguage } from '../../texts.ts';
import { inLanguage } from '../../ui/language-words.ts';
import { sourceLanguage } from '../../ui/SourceText.tsx';
import { isStampName, valuesOf } from '../part-texts.ts';
import type { PartEditor } from '../use-part-editor.ts';

/**
 * Begins a language of a guide with the blocks and the texts that are online in French. Each counts as changed since its
 * translation until it is translated. Renders nothing once a block or a title is written, or without a French version.
 */
export function FillFromFrench({ editor, detail }: { editor: PartEditor; detail: ContentDetail }) {
  const { locale: spoken, t } = useLanguage();
  const words = t.content.fill;
  const { locale, part, values } = editor;
  const french = detail.locales.find((one) => one.locale === sourceLanguage);
  const { version } = french ?? {};
  const isBegun = values.items.length > 0 || Boolean(values['title']);
  if (locale === sourceLanguage || !french || !version?.content || isBegun) return null;
  const start = () => {
    const texts = Object.entries(valuesOf(part, french.default, version)).filter(
      ([name]) => !isStampName(name),
    );
    editor.replace({ ...values, ...Object.fromEntries(texts), fallback: 'none' });
  };
  return (
    <div className="content-scheduled" role="note">
      <p>{fill(words.text, { language: inLanguage(spoken, locale) })}</p>
      <Button size="xs" variant="default" lang={spoken} onClick={start}>
        {words.action}
      </Button>
    </div>
  );
}
