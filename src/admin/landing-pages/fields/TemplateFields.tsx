import { Switch } from '@mantine/core';
import type { ReactNode } from 'react';
import type { LandingTemplate } from '../../../domain/landing/landing-page.ts';
import { useLanguage } from '../../texts.ts';
import { placeId } from '../wizard/place-id.ts';
import type { LandingEditor } from '../wizard/use-landing-editor.ts';
import { LinkFinder } from './LinkFinder.tsx';
import { MomentField } from './MomentField.tsx';
import { PlatformRows } from './PlatformRows.tsx';
import { TextField } from './TextField.tsx';

const withRelease: ReadonlySet<LandingTemplate> = new Set([
  'album-release',
  'music-promotion',
  'music-artist',
]);

interface TemplateFieldsProps {
  editor: LandingEditor;
  /** The row of a platform that is open. */
  item: string | undefined;
  setItem: (id: string | undefined) => void;
}

/** The additional fields of the template, beyond the documented ones: event, release, rows of platforms. */
export function TemplateFields({ editor, item, setItem }: TemplateFieldsProps) {
  const { t } = useLanguage();
  const words = t.landing;
  const { values } = editor;
  const { template, shared } = values;
  return (
    <>
      {template === 'music-event' && (
        <Group title={words.wizard.event.title} hint={words.wizard.event.text}>
          <div className="landing-pair">
            <MomentField
              path="shared.event.startsAt"
              label={words.fields['event.startsAt']}
              hint={words.field.zone}
              value={shared.event.startsAt}
              onChange={(moment) => editor.change('shared.event.startsAt', moment)}
              error={editor.errors['shared.event.startsAt']}
            />
            <TextField editor={editor} path="shared.event.place" />
          </div>
          <Switch
            id={placeId('shared.event.soldOut')}
            label={words.fields['event.soldOut']}
            checked={shared.event.soldOut}
            onChange={({ currentTarget }) => editor.change('shared.event.soldOut', currentTarget.checked)}
          />
        </Group>
      )}
      {withRelease.has(template) && (
        <Group title={words.wizard.release.title} hint={words.wizard.release[template as 'album-release']}>
          <MomentField
            path="shared.releaseAt"
            label={words.fields.releaseAt}
            hint={words.field.releaseZone}
            value={shared.releaseAt}
            onChange={(moment) => editor.change('shared.releaseAt', moment)}
            error={editor.errors['shared.releaseAt']}
          />
        </Group>
      )}
      <Group title={words.wizard.platforms.title} hint={words.wizard.platforms.text}>
        <LinkFinder
          rows={shared.platforms}
          change={(platforms) =>
            editor.replace({ ...values, shared: { ...shared, platforms: [...platforms] } })
          }
        />
        <PlatformRows editor={editor} item={item} setItem={setItem} />
        {shared.platforms.length > 1 && (
          <Switch
            id={placeId('shared.keepsOrder')}
            label={words.fields.keepsOrder}
            // Without this, the description would be a part of the accessible name.
            aria-label={words.fields.keepsOrder}
            description={words.wizard.platforms.orderHint}
            checked={shared.keepsOrder}
            onChange={({ currentTarget }) => editor.change('shared.keepsOrder', currentTarget.checked)}
          />
        )}
      </Group>
    </>
  );
}

function Group({ title, hint, children }: { title: string; hint: string; children: ReactNode }) {
  return (
    <section className="landing-group" aria-label={title}>
      <div>
        <h3>{title}</h3>
        <p className="editor-hint">{hint}</p>
      </div>
      {children}
    </section>
  );
}
