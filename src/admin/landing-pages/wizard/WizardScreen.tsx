import { Button, Group, NativeSelect, Switch } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { LandingDetail, LandingProblem, LandingPublished } from '../../../contracts/landing/landing.ts';
import { titleOf } from '../../../domain/landing/landing-content.ts';
import { type LandingSection, sectionsOf } from '../../../domain/landing/landing-page.ts';
import { locales } from '../../../domain/locale/locale.ts';
import { fill } from '../../../i18n/format.ts';
import { callApi } from '../../api/call-api.ts';
import { isUnsaved } from '../../editor/drafts.ts';
import { LeaveGuard } from '../../editor/LeaveGuard.tsx';
import { type Device, LanguageChoice, type View, ViewChoice } from '../../editor/PreviewChoices.tsx';
import { useLanguage } from '../../texts.ts';
import { toastWithAction } from '../../ui/feedback/action-toast.tsx';
import { Filled } from '../../ui/fields/Typed.tsx';
import { ALT_FIELD } from '../../ui/media-picker/AltField.tsx';
import { useMoments } from '../../ui/time/use-moments.ts';
import { useRoom } from '../../ui/use-room.ts';
import { BasicInfo } from '../fields/BasicInfo.tsx';
import { SectionForm } from '../fields/SectionForm.tsx';
import { landingListsKey } from '../landing-queries.ts';
import { PublishStep } from '../publish/PublishStep.tsx';
import { useCheck, useSettled } from '../publish/use-check.ts';
import { type Step, useLandingPlace } from '../use-landing-place.ts';
import { ConflictBox } from './ConflictBox.tsx';
import { Preview, ShareCard } from './Preview.tsx';
import { leadTo } from './place-id.ts';
import { LanguageMenu, SectionMenu, ToSettle } from './SideColumn.tsx';
import { TemplateChoice } from './TemplateChoice.tsx';
import { toSettle } from './to-settle.ts';
import { type LandingEditor, PAGE, useLandingEditor } from './use-landing-editor.ts';
import { VersionsDrawer } from './VersionsDrawer.tsx';
import { WizardBar } from './WizardBar.tsx';
import { wizardPlace } from './wizard-place.ts';

/** Widths of the wizard below which the first column becomes menus, and editor and preview are shown in turn; wizard.css has the same. */
const TWO_COLUMNS = 1060;
const ONE_COLUMN = 680;

/** The wizard of a page: the editor of the current step, and the preview beside it. */
export function WizardScreen({ page }: { page: LandingDetail }) {
  const { locale, t } = useLanguage();
  const words = t.landing;
  const { step, text, list, created, toStep, speak, go } = useLandingPlace();
  const [box, room] = useRoom();
  const begun = locales.filter((of) => page.content.texts[of] !== undefined);
  const language = text ?? (begun.includes(locale) ? locale : (begun[0] ?? locale));
  const editor = useLandingEditor(page, language);
  const [asked, setSection] = useState<LandingSection>('hero');
  // The new template may not have this section.
  const section = sectionsOf(editor.values.template).includes(asked) ? asked : 'hero';
  const [item, setItem] = useState<string>();
  const [chosen, setDevice] = useState<Device>();
  const [view, setView] = useState<View>('edit');
  const [isOpen, setOpen] = useState(false);
  useDiscardUntouched(editor, created);
  const check = useCheck(editor, false);
  const settled = useSettled();
  const moments = useMoments();
  const isNarrow = room < ONE_COLUMN;
  // Desktop is the documented default; on a phone its preview would be too small to read.
  const device = chosen ?? (isNarrow ? 'phone' : 'desktop');
  const hasMenu = room >= TWO_COLUMNS;

  const lead = ({
    code: about,
    field,
    locale: of,
  }: Pick<LandingProblem, 'field' | 'locale'> & Partial<Pick<LandingProblem, 'code'>>) => {
    const path = field ?? `texts.${of ?? language}.title`;
    const place = wizardPlace(path);
    setView('edit');
    if (place.section) setSection(place.section);
    setItem(place.item);
    if (place.step !== step) toStep(place.step, of ?? language);
    else if (of !== null) speak(of);
    leadTo(path, about === 'alt_missing' ? ALT_FIELD : undefined);
  };
  const reset = ({ url }: LandingPublished, publishAt: number | null) => {
    go(list);
    toastWithAction({
      message: (
        <Filled
          text={publishAt === null ? words.publish.done : words.publish.doneLater}
          typed={{
            title: titleOf(editor.values),
            moment: publishAt === null ? '' : moments.short(publishAt),
          }}
        />
      ),
      label: words.publish.copyAddress,
      act: () => void navigator.clipboard.writeText(url).catch(() => undefined),
    });
  };
  const showsPreview = step !== 1 && (!isNarrow || view === 'preview');
  const isOff = isNarrow && view === 'preview' && step !== 1;
  return (
    <div ref={box} className="editor landing-wizard" data-step={step}>
      <WizardBar
        editor={editor}
        step={step}
        go={(to) => toStep(to)}
        list={list}
        openVersions={() => setOpen(true)}
      />
      {isNarrow && step !== 1 && <ViewChoice value={view} onChange={setView} />}
      {step === 1 && (
        <div className="landing-one">
          <ConflictBox editor={editor} />
          <TemplateChoice
            value={editor.values.template}
            onChange={(template) => editor.change('template', template)}
          />
        </div>
      )}
      {step !== 1 && (
        <div className="landing-columns">
          {hasMenu && step !== 4 && (
            <div className="landing-side">
              {step === 3 && <SectionMenu editor={editor} section={section} show={setSection} />}
              <LanguageMenu editor={editor} speak={speak} />
              {check.data && (
                <ToSettle
                  editor={editor}
                  {...toSettle(
                    { ...check.data, warnings: settled.open(check.data.warnings) },
                    editor.values,
                    Date.now(),
                  )}
                  lead={lead}
                />
              )}
            </div>
          )}
          {step === 4 ? (
            !isOff && <PublishStep editor={editor} lead={lead} reset={reset} settled={settled} />
          ) : (
            <div className="landing-editor" hidden={isOff}>
              {!hasMenu && (
                <Group className="landing-menus" gap={8}>
                  {step === 3 && (
                    <NativeSelect
                      aria-label={words.wizard.sectionsTitle}
                      value={section}
                      data={sectionsOf(editor.values.template).map((value) => ({
                        value,
                        label: words.sections[value],
                      }))}
                      onChange={({ currentTarget }) => setSection(currentTarget.value as LandingSection)}
                    />
                  )}
                  <LanguageChoice label={words.languages.title} value={language} onChange={speak} />
                </Group>
              )}
              <ConflictBox editor={editor} />
              {step === 3 && !hasMenu && <SectionSwitch editor={editor} section={section} />}
              {step === 2 ? (
                <BasicInfo key={language} editor={editor} item={item} setItem={setItem} />
              ) : (
                <SectionForm
                  key={`${section} ${language}`}
                  editor={editor}
                  section={section}
                  item={item}
                  setItem={setItem}
                />
              )}
              {/* After the last field; the "next" button of the bar is before all fields. */}
              <Button variant="default" className="landing-next" onClick={() => toStep((step + 1) as Step)}>
                {fill(words.wizard.nextTo, { step: words.wizard.names[step === 2 ? 3 : 4] })}
              </Button>
            </div>
          )}
          {showsPreview && (
            <div className="landing-beside">
              <Preview
                editor={editor}
                device={device}
                choose={setDevice}
                section={step === 3 ? section : undefined}
              />
              {step === 4 && <ShareCard editor={editor} />}
            </div>
          )}
        </div>
      )}
      <VersionsDrawer editor={editor} opened={isOpen} close={() => setOpen(false)} />
      <LeaveGuard unsaved={isUnsaved(editor.draft)} store={editor.store.flush} title={words.leave.title} />
    </div>
  );
}

/** The toggle of the open section, used when the sections are a menu, which has no toggles. */
function SectionSwitch({ editor, section }: { editor: LandingEditor; section: LandingSection }) {
  const { wizard, sections } = useLanguage().t.landing;
  const path = `shared.sections.${section}`;
  return (
    <Switch
      label={fill(wizard.toggle, { section: sections[section] })}
      checked={editor.values.shared.sections[section]}
      onChange={({ currentTarget }) => editor.change(path, currentTarget.checked)}
    />
  );
}

/** The draft of a page that was created and not edited since. */
const CREATED = 1;

/**
 * Deletes a page that this visit of the wizard created, if nothing was typed before the wizard is closed. The page is
 * created before step 2, since the preview and the check need it. If the deletion fails, the page stays in the list.
 */
function useDiscardUntouched({ page, store }: LandingEditor, isNew: boolean): void {
  const client = useQueryClient();
  const isMounted = useRef(true);
  const discard = useEffectEvent(() => {
    const draft = store.snapshot().drafts.all[PAGE];
    if (!isNew || page.slug !== null || draft.base.version !== CREATED || isUnsaved(draft)) return;
    void callApi('DELETE /landing-pages/{id}', { params: { id: page.id } })
      .then(() => client.invalidateQueries({ queryKey: landingListsKey }))
      .catch(() => undefined);
  });
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
      // In React's strict mode, the effect is unmounted and mounted again at once: that must not delete the page.
      setTimeout(() => {
        if (!isMounted.current) discard();
      });
    };
  }, []);
}
