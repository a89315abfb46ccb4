import { Flex } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { titleOf } from '../../../domain/landing/landing-content.ts';
import { callApi } from '../../api/call-api.ts';
import { changeMessage } from '../../api/error-message.ts';
import { isUnsaved } from '../../editor/drafts.ts';
import { useLanguage } from '../../texts.ts';
import { toastDone, toastFailure } from '../../toast.ts';
import { Filled } from '../../ui/fields/Typed.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { openedPlan } from '../publish/publish-plan.ts';
import { isConflict, Unstored, usePublish } from '../publish/use-publish.ts';
import { isOpenedByHand } from './group-problems.ts';
import type { LandingEditor } from './use-landing-editor.ts';

interface BarOnlineProps {
  editor: LandingEditor;
  /** Opens the last step, where findings are shown. */
  toPublish: () => void;
  /** Whether the last step is open, which has its own publish button. */
  isLast: boolean;
}

/**
 * Shows whether the page is published and whether the draft differs. The button publishes the draft with the current
 * languages and address of the page; if the check has findings, it opens the last step instead.
 */
export function BarOnline({ editor, toPublish, isLast }: BarOnlineProps) {
  const { t } = useLanguage();
  const words = t.landing.bar;
  const { page, draft, store } = editor;
  const { publish } = usePublish(editor);
  const differs = page.changed || isUnsaved(draft);
  const change = useMutation({
    mutationFn: async () => {
      if (!(await store.flush())) throw new Unstored();
      const plan = openedPlan(page, Date.now());
      const found = await callApi('POST /landing-pages/{id}/check', {
        params: { id: page.id },
        body: { locales: [...plan.languages] },
      });
      // Links that reject bots were confirmed for the published version; later changes do not ask again.
      const asking = found.warnings.filter((problem) => !isOpenedByHand(problem));
      if (found.errors.length + asking.length > 0) {
        toPublish();
        return;
      }
      await publish.mutateAsync(plan);
      toastDone(<Filled text={t.landing.publish.doneAgain} typed={{ title: titleOf(editor.values) }} />);
    },
    onError: (error) => {
      toastFailure(error instanceof Unstored ? t.landing.publish.unstored : changeMessage(error, t));
      // Another version was published first: the last step compares both.
      if (isConflict(error)) toPublish();
    },
  });
  if (page.state !== 'live' && page.state !== 'scheduled') return null;
  const name = page.state === 'live' ? 'live' : 'scheduled';
  return (
    <Flex className="landing-bar-online" component="span" gap="0.125rem 0.625rem" align="center" wrap="wrap">
      <span className="landing-bar-state" data-differs={differs || undefined}>
        <Icon name={differs ? 'draft' : name === 'live' ? 'saved' : 'clock'} />
        {differs ? words[`${name}Differs`] : words[name]}
      </span>
      {differs && name === 'live' && !isLast && (
        <button
          type="button"
          className="landing-link"
          aria-disabled={change.isPending || undefined}
          onClick={() => !change.isPending && change.mutate()}
        >
          {change.isPending ? t.landing.publish.busy : t.landing.publish.again}
        </button>
      )}
    </Flex>
  );
}
