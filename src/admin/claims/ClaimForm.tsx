import { Button, Stack } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ClaimDto } from '../../contracts/claim.ts';
import { isLocale } from '../../domain/locale/locale.ts';
import { agencyDay } from '../../domain/time/agency-day.ts';
import { fill } from '../../i18n/format.ts';
import { callApi } from '../api/call-api.ts';
import { claimsQuery } from '../api/claims.ts';
import { useLanguage } from '../texts.ts';
import { toastDone } from '../toast.ts';
import { CallFailure } from '../ui/feedback/CallFailure.tsx';
import { RequiredNote } from '../ui/fields/RequiredNote.tsx';
import { ConflictNotice } from '../ui/form/ConflictNotice.tsx';
import { RestoredNotice } from '../ui/form/RestoredNotice.tsx';
import { useForm } from '../ui/form/use-form.ts';
import { useClaimWords } from '../ui/use-claim-words.ts';
import { ClaimFields } from './ClaimFields.tsx';
import { amountOf, bodyOf, type ClaimValues, type FormFigure, valuesOf } from './draft.ts';
import { SplitClaim } from './SplitClaim.tsx';

interface ClaimFormProps {
  /** Absent: a new claim. */
  claim?: ClaimDto;
  /** Is called once the claim is stored. */
  done: () => void;
  /** Closes the form without saving. */
  leave: () => void;
  /** Is called with whether closing the form would lose typed text. */
  onUnsaved: (unsaved: boolean) => void;
}

/** The form of a claim, with two buttons: save, or save and confirm. */
export function ClaimForm({ claim, done, leave, onUnsaved }: ClaimFormProps) {
  const { locale, t } = useLanguage();
  const queries = useQueryClient();
  const { name } = useClaimWords();
  const words = t.claims.form;
  const confirming = useRef(false);
  const [language, setLanguage] = useState(locale);
  const figuresOf = ({ unit }: ClaimValues): FormFigure[] =>
    claim?.figures ?? [{ name: 'value', unit, label: '' }];
  const refresh = () => void queries.invalidateQueries({ queryKey: claimsQuery.queryKey });
  const form = useForm({
    latest: { version: claim?.version ?? 0, stored: claim },
    keep: `claim/${claim?.id ?? 'new'}`,
    draftOf: ({ stored }) => valuesOf(stored, locale),
    problems: (draft) => {
      const wrong = figuresOf(draft)
        .filter(({ name: figure, unit }) => amountOf(draft[`values.${figure}`], unit, locale) === undefined)
        .map(({ name: figure }) => [`values.${figure}`, words.number]);
      const late = confirming.current && draft.validUntil < agencyDay(Date.now());
      return Object.fromEntries([...wrong, ...(late ? [['validUntil', words.untilMissing]] : [])]);
    },
    send: async (draft, version) => {
      const body = bodyOf(draft, figuresOf(draft), locale);
      const stored = claim
        ? await callApi('PUT /claims/{id}', { params: { id: claim.id }, body: { ...body, version } })
        : await callApi('POST /claims', { body: { ...body, unit: draft.unit } });
      if (!confirming.current) return { version: stored.version, stored };
      const confirmed = await callApi('POST /claims/{id}/confirm', {
        params: { id: stored.id },
        body: { version: stored.version, validUntil: draft.validUntil },
      });
      return { version: confirmed.version, stored: confirmed };
    },
    onSaved: ({ stored }) => {
      const said = confirming.current ? words.confirmed : claim ? words.saved : words.created;
      if (stored) toastDone(fill(said, { claim: name(stored) }));
      refresh();
      done();
    },
    refresh,
    reveal: (field) => {
      const [, tongue] = field.split('.');
      if (isLocale(tongue)) setLanguage(tongue);
    },
  });
  const { unsaved, failure, wrong } = form;
  useEffect(() => {
    onUnsaved(unsaved);
    return () => onUnsaved(false);
  }, [onUnsaved, unsaved]);
  const intend = (toConfirm: boolean) => () => {
    confirming.current = toConfirm;
  };
  return (
    <form onSubmit={form.onSubmit} noValidate className="admin-stack">
      <RestoredNotice form={form} />
      <RequiredNote />
      <ClaimFields
        form={form}
        claim={claim}
        figures={figuresOf(form.draft)}
        language={language}
        speak={setLanguage}
      />
      <p className="admin-muted">{words.again}</p>
      <ConflictNotice form={form} />
      {failure && Object.keys(wrong).length === 0 && <CallFailure error={failure} />}
      <div className="admin-actions">
        <Button type="submit" loading={form.saving} disabled={form.conflict} onClick={intend(true)}>
          {words.confirm}
        </Button>
        <Button
          type="submit"
          variant="default"
          disabled={form.conflict || form.saving}
          onClick={intend(false)}
        >
          {words.save}
        </Button>
        <Button variant="default" onClick={leave}>
          {t.common.cancel}
        </Button>
      </div>
      {claim && claim.followers.length > 0 && <SplitClaim claim={claim} done={done} />}
      {claim && claim.state !== 'withdrawn' && <WithdrawClaim claim={claim} done={done} />}
    </form>
  );
}

/** Removes a claim from every page, without confirmation: confirming the claim shows it again. */
function WithdrawClaim({ claim, done }: { claim: ClaimDto; done: () => void }) {
  const { t } = useLanguage();
  const { name } = useClaimWords();
  const queries = useQueryClient();
  const words = t.claims.form;
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      callApi('POST /claims/{id}/withdraw', { params: { id: claim.id }, body: { version: claim.version } }),
    onSuccess: () => {
      toastDone(fill(words.withdrawn, { claim: name(claim) }));
      void queries.invalidateQueries({ queryKey: claimsQuery.queryKey });
      done();
    },
  });
  return (
    <Stack gap="sm" align="flex-start" pt="md" style={{ borderTop: '1px solid var(--line)' }}>
      {error && <CallFailure error={error} />}
      <Button variant="subtle" color="red" loading={isPending} onClick={() => mutate()}>
        {words.withdraw}
      </Button>
    </Stack>
  );
}
