import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import type { IntegrationsDto } from '../../contracts/settings/integrations.ts';
import { type IntegrationName, integrations, isIntegration } from '../../domain/settings/integrations.ts';
import { callApi } from '../api/call-api.ts';
import { useLanguage } from '../texts.ts';
import { toastDone } from '../toast.ts';
import { LeaveDialog } from '../ui/feedback/LeaveDialog.tsx';
import { useUnsavedGuard } from '../ui/feedback/use-unsaved-guard.ts';
import { FormFoot } from '../ui/form/FormFoot.tsx';
import { RestoredNotice } from '../ui/form/RestoredNotice.tsx';
import { useForm } from '../ui/form/use-form.ts';
import { Heading } from '../ui/Heading.tsx';
import { atLeast } from '../ui/time/at-least.ts';
import { DoubleCount } from './DoubleCount.tsx';
import { draftOf, isLabelWrong, LABEL, wrongIn } from './draft.ts';
import { IntegrationTabs } from './IntegrationTabs.tsx';
import { integrationsQuery } from './integration-queries.ts';

/** The form of all five integrations. They are saved together, but not while an identifier is wrong. */
export function IntegrationsForm({ latest }: { latest: IntegrationsDto }) {
  const { t } = useLanguage();
  const words = t.integrations;
  const queries = useQueryClient();
  // The tab of the proofs, which is a page of its own, names the one to open.
  const asked = String((useLocation().state as { tab?: unknown } | null)?.tab);
  const [tab, setTab] = useState<IntegrationName>(isIntegration(asked) ? asked : 'googleAnalytics');
  const form = useForm({
    latest,
    keep: 'integrations',
    draftOf,
    problems: (draft) => ({
      ...Object.fromEntries(wrongIn(draft).map((name) => [name, words.wrong[integrations[name].wrong]])),
      ...(isLabelWrong(draft) && { [LABEL]: words.wrong.invalid_ads_label }),
    }),
    send: (draft, version) => atLeast(callApi('PUT /settings/integrations', { body: { ...draft, version } })),
    onSaved: (values) => {
      queries.setQueryData(integrationsQuery.queryKey, values);
      toastDone(words.saved);
    },
    refresh: () => void queries.invalidateQueries(integrationsQuery),
    reveal: (name) => (name === LABEL ? setTab('googleAds') : isIntegration(name) && setTab(name)),
  });
  const guard = useUnsavedGuard(form.unsaved);
  return (
    <form onSubmit={form.onSubmit} noValidate className="integrations">
      <Heading>{t.sections['marketing-integrations']}</Heading>
      <p className="integrations-intro">{words.intro}</p>
      <RestoredNotice form={form} />
      <DoubleCount draft={form.draft} />
      <IntegrationTabs form={form} tab={tab} open={setTab} />
      <LeaveDialog guard={guard} />
      {latest.version === 0 && <p className="admin-muted">{words.fromServer}</p>}
      <FormFoot form={form} />
    </form>
  );
}
