import { Anchor } from '@mantine/core';
import { fill } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';
import { Moment } from '../ui/Moment.tsx';
import type { PartEditor } from './use-part-editor.ts';

/** Which version is online, from which account and moment. */
export function OnlineLine({ editor, ask }: { editor: PartEditor; ask: () => void }) {
  const { t } = useLanguage();
  const words = t.content;
  const { version } = editor.stored;
  return (
    <p className="content-online">
      {version ? (
        <span>
          {fill(words.online.version, {
            number: version.number,
            by: version.by ?? words.saving.unknown,
          })}{' '}
          <Moment at={version.at} show="hour" />
        </span>
      ) : (
        <span>{words.online.standard}</span>
      )}
      {(version || editor.changed.length > 0) && (
        <Anchor component="button" type="button" onClick={ask}>
          {words.online.compare}
        </Anchor>
      )}
    </p>
  );
}
