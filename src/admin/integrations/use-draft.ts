import { useState } from 'react';
import type { IntegrationsDto } from '../../contracts/integrations.ts';
import type { IntegrationName } from '../../domain/configuration/integrations.ts';
import { type Draft, differs, draftOf, merged, type Values, withChange } from './draft.ts';

/**
 * What is typed, and the version that it is based on. What somebody else saves is taken over while nothing is typed;
 * after that it waits in `theirs` for a decision, and nothing typed is lost.
 */
export function useDraft(latest: IntegrationsDto) {
  const [base, setBase] = useState(latest);
  const [draft, setDraft] = useState<Draft>(draftOf(latest));
  const unsaved = differs(draft, base);
  const isNewer = latest.version > base.version;
  const rebase = (on: IntegrationsDto, typed: Draft) => {
    setBase(on);
    setDraft(typed);
  };
  if (isNewer && !unsaved) rebase(latest, draftOf(latest));
  return {
    draft,
    version: base.version,
    unsaved,
    theirs: isNewer && unsaved ? latest : undefined,
    change: (name: IntegrationName, change: Values) => setDraft((now) => withChange(now, name, change)),
    /** Goes on from what they saved, with what was typed here. */
    keepMine: () => rebase(latest, merged(base, draft, latest)),
    takeTheirs: () => rebase(latest, draftOf(latest)),
    /** What was sent is saved; what was typed meanwhile stays. */
    saved: (sent: Draft, answer: IntegrationsDto) => {
      setBase(answer);
      setDraft((now) => merged(sent, now, answer));
    },
  };
}
