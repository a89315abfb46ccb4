import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import {
  MAX_PLATFORMS,
  musicPlatforms,
  type PlatformLink,
  platformVerbs,
} from '../../domain/landing/landing-page.ts';
import { recogniseLink } from '../../domain/landing/platforms.ts';
import { useLanguage } from '../texts.ts';
import { ItemRows } from './ItemRows.tsx';
import { LinkField } from './LinkField.tsx';
import { newItemId } from './landing-values.ts';
import { placeId } from './place-id.ts';
import type { LandingEditor } from './use-landing-editor.ts';

/** The rows that lead to streaming services and shops, with their verb, in the order of the page. */
export function PlatformRows({ editor, opened }: { editor: LandingEditor; opened?: string | undefined }) {
  const { t } = useLanguage();
  const words = t.landing;
  const [open, setOpen] = useState(opened);
  const { platforms } = editor.values.shared;
  const path = 'shared.platforms';
  const unused = musicPlatforms.find((name) => !platforms.some(({ platform }) => platform === name));
  return (
    <ItemRows<PlatformLink>
      path={path}
      items={platforms}
      max={MAX_PLATFORMS}
      words={words.wizard.platforms}
      open={open}
      setOpen={setOpen}
      nameOf={({ platform }) => words.platforms[platform]}
      moreOf={({ url }) => url.replace(/^https:\/\//, '')}
      markOf={({ platform }) => <span className="landing-platform" data-platform={platform} />}
      isWrong={({ id }) => editor.errors[`${path}.${id}.url`] !== undefined}
      change={(items) => editor.replace(withRows(editor, items))}
      make={() => ({ id: newItemId(), platform: unused ?? 'other', verb: 'listen', url: '' })}
      fieldsOf={(row) => (
        <>
          <LinkField
            editor={{ ...editor, change: (at, value) => typed(editor, row, at, String(value)) }}
            path={`${path}.${row.id}.url`}
            label={words.fields['platforms.url']}
            hint={words.wizard.platforms.linkHint}
          />
          <div className="landing-pair">
            <NativeSelect
              id={placeId(`${path}.${row.id}.platform`)}
              label={words.fields['platforms.platform']}
              value={row.platform}
              data={musicPlatforms.map((value) => ({ value, label: words.platforms[value] }))}
              onChange={({ currentTarget }) =>
                editor.change(`${path}.${row.id}.platform`, currentTarget.value)
              }
            />
            <NativeSelect
              label={words.fields['platforms.verb']}
              value={row.verb}
              data={platformVerbs.map((value) => ({ value, label: words.verbs[value] }))}
              onChange={({ currentTarget }) => editor.change(`${path}.${row.id}.verb`, currentTarget.value)}
            />
          </div>
        </>
      )}
    />
  );
}

const withRows = ({ values }: LandingEditor, platforms: readonly PlatformLink[]) => ({
  ...values,
  shared: { ...values.shared, platforms: [...platforms] },
});

/** A pasted address names its platform: the row follows it. */
function typed(editor: LandingEditor, row: PlatformLink, path: string, url: string): void {
  const platform = recogniseLink(url)?.platform;
  // Any other address may be of the platform that was chosen, such as a shop's own domain.
  if (platform === undefined || platform === 'other' || platform === row.platform) {
    editor.change(path, url);
    return;
  }
  const rows = editor.values.shared.platforms.map((one) =>
    one.id === row.id ? { ...one, url, platform } : one,
  );
  editor.store.change(withRows(editor, rows), path);
}
