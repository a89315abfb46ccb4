import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { IntegrationsDto } from '../../contracts/integrations.ts';
import {
  type IntegrationName,
  integrationNames,
  integrations,
  isIntegration,
} from '../../domain/configuration/integrations.ts';
import { atLeast } from '../parts/at-least.ts';
import { CallFailure } from '../parts/CallFailure.tsx';
import { Heading } from '../parts/Heading.tsx';
import { useUnsavedGuard } from '../parts/use-unsaved-guard.ts';
import { ApiError, callApi } from '../session/api.ts';
import { useLanguage } from '../texts.ts';
import { ConflictNotice } from './ConflictNotice.tsx';
import { type Draft, isWrong } from './draft.ts';
import { IntegrationTabs } from './IntegrationTabs.tsx';
import { integrationsPath, integrationsQuery } from './integration-queries.ts';
import { useDraft } from './use-draft.ts';

const SETTINGS_CONFLICT = 409;

/** All five in one form: it is saved as a whole, and not while an identifier is wrong. */
export function IntegrationsForm({ latest }: { latest: IntegrationsDto }) {
  const { t } = useLanguage();
  const words = t.integrations;
  const form = useRef<HTMLFormElement>(null);
  const queries = useQueryClient();
  const { draft, version, unsaved, theirs, change, keepMine, takeTheirs, saved } = useDraft(latest);
  const [tab, setTab] = useState<IntegrationName>('googleAnalytics');
  /** Whose identifier was left once, or asked to be saved: from then on a wrong one is shown as such. */
  const [judged, setJudged] = useState<ReadonlySet<IntegrationName>>(new Set());
  const judge = (...names: IntegrationName[]) => setJudged((now) => new Set([...now, ...names]));
  useUnsavedGuard(unsaved, words.leave, '/marketing-integrations');

  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (sent: Draft) =>
      atLeast(callApi<IntegrationsDto>('PUT', integrationsPath, { ...sent, version })),
    onSuccess: (answer, sent) => {
      saved(sent, answer);
      queries.setQueryData(integrationsQuery.queryKey, answer);
      notifications.show({ message: words.saved, color: 'teal', autoClose: 3000 });
    },
    onError: (failure) => {
      if (!(failure instanceof ApiError)) return;
      // What they saved is fetched, and the notice offers both.
      if (failure.status === SETTINGS_CONFLICT) void queries.invalidateQueries(integrationsQuery);
      const wrong = Object.keys(failure.fields).find(isIntegration);
      if (wrong) show(wrong);
    },
  });

  /** Opens a tab at its identifier. */
  function show(name: IntegrationName): void {
    flushSync(() => {
      setTab(name);
      judge(name);
    });
    form.current?.querySelector<HTMLElement>('[role="tabpanel"] input')?.focus();
  }

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isPending) return;
    const wrong = integrationNames.filter((name) => isWrong(draft, name));
    judge(...wrong);
    const [first] = wrong;
    if (first) show(first);
    else mutate(draft);
  };

  /** What was refused is settled with it. */
  const settle = (decide: () => void) => () => {
    reset();
    decide();
  };
  return (
    <form ref={form} onSubmit={onSubmit} noValidate className="integrations">
      <Heading
        actions={
          <>
            {unsaved && <span className="admin-muted">{words.unsaved}</span>}
            <Button type="submit" loading={isPending} disabled={theirs !== undefined}>
              {t.common.save}
            </Button>
          </>
        }
      >
        {t.sections['marketing-integrations']}
      </Heading>
      <p className="integrations-intro">{words.intro}</p>
      {theirs && <ConflictNotice keepMine={settle(keepMine)} takeTheirs={settle(takeTheirs)} />}
      {error && !theirs && <CallFailure error={error} />}
      <IntegrationTabs
        draft={draft}
        tab={tab}
        open={setTab}
        change={change}
        judge={judge}
        wrongIn={(name) =>
          judged.has(name) && isWrong(draft, name) ? words.wrong[integrations[name].wrong] : undefined
        }
      />
      {latest.version === 0 && <p className="admin-muted">{words.fromServer}</p>}
    </form>
  );
}
