import { NativeSelect } from '@mantine/core';
import { MAX_PLATFORMS, type PlatformLink, platformVerbs } from '../../../domain/landing/landing-page.ts';
import { releaseStage } from '../../../domain/landing/landing-stage.ts';
import { musicPlatforms } from '../../../domain/landing/links/landing-platforms.ts';
import { recogniseLink } from '../../../domain/landing/links/platforms.ts';
import { fill } from '../../../i18n/format.ts';
import { useLanguage } from '../../texts.ts';
import { useMoments } from '../../ui/time/use-moments.ts';
import { newItemId } from '../wizard/landing-values.ts';
import { placeId } from '../wizard/place-id.ts';
import { type LandingEditor, PAGE } from '../wizard/use-landing-editor.ts';
import { ItemRows } from './ItemRows.tsx';
import { LinkField } from './LinkField.tsx';

interface PlatformRowsProps {
  editor: LandingEditor;
  /** The row that is open. */
  item: string | undefined;
  setItem: (id: string | undefined) => void;
}

/** The rows that link to streaming services and shops, with their verbs, in the order of the page. */
export function PlatformRows({ editor, item, setItem }: PlatformRowsProps) {
  const { t } = useLanguage();
  const moments = useMoments();
  const words = t.landing;
  const { platforms, releaseAt } = editor.values.shared;
  const isBefore = releaseStage({ releaseAt }, Date.now()) === 'before';
  const released = releaseAt === null ? '' : moments.fullDay(releaseAt);
  const path = 'shared.platforms';
  const unused = musicPlatforms.find((name) => !platforms.some(({ platform }) => platform === name));
  return (
    <ItemRows<PlatformLink>
      path={path}
      items={platforms}
      max={MAX_PLATFORMS}
      words={words.wizard.platforms}
      open={item}
      setOpen={setItem}
      nameOf={({ platform }) => words.platforms[platform]}
      moreOf={({ url }) => url.replace(/^https:\/\//, '')}
      markOf={({ platform }) => <span className="landing-platform" data-platform={platform} />}
      isWrong={({ id }) => Object.keys(editor.errors).some((at) => at.startsWith(`${path}.${id}.`))}
      change={(items) => editor.replace(withRows(editor, items))}
      make={() => ({ id: newItemId(), platform: unused ?? 'other', verb: 'listen', url: '', presave: '' })}
      fieldsOf={(row) => (
        <>
          <LinkField
            editor={{ ...editor, change: (at, value) => typed(editor, row, at, String(value)) }}
            path={`${path}.${row.id}.url`}
            label={words.fields['platforms.url']}
            hint={words.wizard.platforms.linkHint}
          />
          {isBefore && (
            <LinkField
              editor={editor}
              path={`${path}.${row.id}.presave`}
              label={words.fields['platforms.presave']}
              hint={fill(words.wizard.platforms.presaveHint, { day: released })}
            />
          )}
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

/** Sets the platform of a row from a pasted address. */
function typed(editor: LandingEditor, row: PlatformLink, path: string, url: string): void {
  const platform = recogniseLink(url)?.platform;
  // An address of no known platform may belong to the chosen one, such as a shop on its own domain.
  if (platform === undefined || platform === 'other' || platform === row.platform) {
    editor.change(path, url);
    return;
  }
  const rows = editor.values.shared.platforms.map((one) =>
    one.id === row.id ? { ...one, url, platform } : one,
  );
  editor.store.change(PAGE, withRows(editor, rows), path);
}
