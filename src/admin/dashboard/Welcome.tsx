import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { DashboardAnswer, WelcomeDto } from '../../contracts/dashboard.ts';
import type { WelcomeStep } from '../../domain/welcome/steps.ts';
import { callApi } from '../api/call-api.ts';
import { messageOf } from '../api/error-message.ts';
import { useLanguage } from '../texts.ts';
import { toastFailure } from '../toast.ts';
import { Glyph } from '../ui/Glyph.tsx';

const places: Record<WelcomeStep, string> = {
  company: '/dashboard/settings/company',
  automation: '/dashboard/settings/webhooks',
  tags: '/dashboard/marketing-integrations',
  team: '/dashboard/settings/team',
  content: '/dashboard/content',
};

/** The first steps of a new account: five steps, each with a link, until the account dismisses them. */
export function Welcome({ steps }: { steps: WelcomeDto }) {
  const { t } = useLanguage();
  const words = t.welcome;
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => callApi('POST /welcome/dismiss'),
    onSuccess: () =>
      queries.setQueriesData<DashboardAnswer>(
        { queryKey: ['dashboard'] },
        (known) => known && { ...known, welcome: null },
      ),
    onError: (error) => toastFailure(messageOf(error, t)),
  });
  return (
    <section className="admin-card welcome" aria-labelledby="welcome-title">
      <header className="panel-head">
        <h2 id="welcome-title">{words.title}</h2>
        <Button variant="default" size="sm" loading={isPending} onClick={() => mutate()}>
          {words.dismiss}
        </Button>
      </header>
      <p className="admin-muted">{words.text}</p>
      <ol className="welcome-steps">
        {steps.map(({ step, done }) => (
          <li key={step} data-done={done || undefined}>
            <Link to={places[step]}>
              <strong>{words.steps[step].title}</strong>
              <span className="admin-muted">{words.steps[step].text}</span>
              {done && (
                <span className="welcome-done">
                  <Glyph name="delivered" />
                  {words.done}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
