import { useState } from 'react';
import type { LandingProblem } from '../../../contracts/landing/landing.ts';
import { ApiError } from '../../api/call-api.ts';
import { useLanguage } from '../../texts.ts';
import { ConflictBox } from '../wizard/ConflictBox.tsx';
import type { LandingEditor } from '../wizard/use-landing-editor.ts';
import { ArtistLink } from './ArtistLink.tsx';
import { CheckList } from './CheckList.tsx';
import { DraftAnswers } from './DraftAnswers.tsx';
import { PublishBlock, type PublishBlockProps } from './PublishBlock.tsx';
import { PublishSettings } from './PublishSettings.tsx';
import { openedPlan } from './publish-plan.ts';
import { type Settled, useCheck } from './use-check.ts';
import { usePublish } from './use-publish.ts';

interface PublishStepProps {
  editor: LandingEditor;
  lead: (problem: Pick<LandingProblem, 'field' | 'locale'> & Partial<Pick<LandingProblem, 'code'>>) => void;
  reset: PublishBlockProps['reset'];
  settled: Settled;
}

/** Step 4: the choices, the result of the check, and the button that publishes. */
export function PublishStep({ editor, lead, reset, settled }: PublishStepProps) {
  const { t } = useLanguage();
  const [plan, setPlan] = useState(() => openedPlan(editor.page, Date.now()));
  const check = useCheck(editor, true, plan.languages);
  const actions = usePublish(editor);
  const { error } = actions.publish;
  return (
    <>
      <PublishSettings
        editor={editor}
        plan={plan}
        change={(change) => setPlan({ ...plan, ...change })}
        slugError={error instanceof ApiError ? error.fields['slug'] : undefined}
      />
      <div className="landing-before">
        <ConflictBox editor={editor} />
        {plan.languages.length > 0 && (
          <CheckList editor={editor} check={check} lead={lead} settled={settled} />
        )}
        <PublishBlock
          editor={editor}
          plan={plan}
          check={check}
          warnings={settled.open(check.data?.warnings ?? [])}
          actions={actions}
          lead={lead}
          reset={reset}
        />
        <section className="landing-agreement" aria-label={t.landing.artistLink.title}>
          <h2>{t.landing.artistLink.title}</h2>
          <DraftAnswers editor={editor} lead={lead} />
          <ArtistLink editor={editor} />
        </section>
      </div>
    </>
  );
}
