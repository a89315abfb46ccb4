import { ActionIcon, Box, Button, Flex, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { fill } from '../../../i18n/format.ts';
import { keyOfStep } from '../../editor/drafts.ts';
import { SavedState } from '../../editor/SavedState.tsx';
import { UndoButtons } from '../../editor/UndoButtons.tsx';
import { useLanguage } from '../../texts.ts';
import { Typed } from '../../ui/fields/Typed.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { type Step, steps } from '../use-landing-place.ts';
import { BarOnline } from './BarOnline.tsx';
import type { LandingEditor } from './use-landing-editor.ts';

interface StepsProps {
  step: Step;
  /** Undefined while the page is not created yet: the other steps cannot be opened. */
  go: ((step: Step) => void) | undefined;
}

/** The four steps, each with bars whose filled part is the progress. */
export function WizardSteps({ step, go }: StepsProps) {
  const { t } = useLanguage();
  const words = t.landing.wizard;
  return (
    <nav aria-label={words.steps} className="landing-steps">
      <Flex component="ol" gap={4}>
        {steps.map((one) => (
          <li key={one}>
            <button
              type="button"
              className="landing-step"
              disabled={go === undefined && one !== step}
              {...(one === step && { 'aria-current': 'step' as const })}
              onClick={() => go?.(one)}
            >
              <svg viewBox="0 0 22 18" width="22" height="18" aria-hidden="true">
                {steps.map((bar) => (
                  <rect
                    key={bar}
                    x={(bar - 1) * 6}
                    y={18 - bar * 4.5}
                    width="4"
                    height={bar * 4.5}
                    rx="1.5"
                    data-on={(bar <= one && one <= step) || undefined}
                  />
                ))}
              </svg>
              <span className="landing-step-name">{`${one}. ${words.names[one]}`}</span>
            </button>
          </li>
        ))}
      </Flex>
    </nav>
  );
}

interface WizardBarProps {
  editor: LandingEditor;
  step: Step;
  go: (step: Step) => void;
  list: string;
  openVersions: () => void;
}

/** Title and saved state, the four steps, undo and redo, versions, previous and next. */
export function WizardBar({ editor, step, go, list, openVersions }: WizardBarProps) {
  const { t } = useLanguage();
  const words = t.landing.wizard;
  const { store, drafts, values } = editor;
  const title = editor.texts.title || editor.page.title;
  return (
    <header className="landing-bar">
      <ActionIcon
        component={Link}
        to={list}
        variant="subtle"
        color="gray"
        aria-label={words.toList}
        title={words.toList}
      >
        <Icon name="left" />
      </ActionIcon>
      <Box className="landing-bar-title" miw={0}>
        <Flex component="h1" gap={8} align="center" lh={1.3} fz={17}>
          <Typed>{title}</Typed>
          <span className="landing-tag">{t.landing.templates[values.template]}</span>
        </Flex>
        <Group gap="0.125rem 0.625rem">
          <SavedState
            saving={editor.saving}
            stored={{ at: editor.page.updatedAt, by: null }}
            conflict={t.landing.saving.conflict}
            disputed={editor.draft.theirs !== undefined}
          />
          <BarOnline editor={editor} toPublish={() => go(4)} isLast={step === 4} />
        </Group>
      </Box>
      <WizardSteps step={step} go={go} />
      <div className="landing-bar-tools">
        <UndoButtons canStep={(way) => keyOfStep(drafts, way) !== undefined} step={store.step} />
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={words.versions}
          title={words.versions}
          onClick={openVersions}
        >
          <Icon name="history" />
        </ActionIcon>
      </div>
      <StepButtons
        previous={
          step === 1 ? (
            <Button variant="default" component={Link} to={list}>
              {t.common.cancel}
            </Button>
          ) : (
            <Button variant="default" onClick={() => go((step - 1) as Step)}>
              {words.previous}
            </Button>
          )
        }
        next={step < 4 && <Button onClick={() => go((step + 1) as Step)}>{words.next}</Button>}
        said={fill(words.at, { step })}
      />
    </header>
  );
}

/** The buttons to the previous and next step; on a phone at the bottom of the screen. */
export function StepButtons({
  previous,
  next,
  said,
}: {
  previous: ReactNode;
  next: ReactNode;
  said: string;
}) {
  return (
    <div className="landing-bar-steps">
      <span className="admin-hidden">{said}</span>
      {previous}
      {next}
    </div>
  );
}
