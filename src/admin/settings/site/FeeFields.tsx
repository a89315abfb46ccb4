import { Radio, TextInput } from '@mantine/core';
import { type FeeKind, feeKinds } from '../../../domain/fee/fee.ts';
import { fill } from '../../../i18n/format.ts';
import { feeLine } from '../../../i18n/money/fee-text.ts';
import { useLanguage } from '../../texts.ts';
import type { Form } from '../../ui/form/use-form.ts';
import type { CompanyDraft } from './company-draft.ts';
import { feeOf, feeProblems } from './fee-draft.ts';
import { LanguageFields } from './LanguageFields.tsx';
import { ToFillIn } from './ToFillIn.tsx';

/** The budget of the example below the fields, in euros. */
const EXAMPLE = 500;

/** The agency's fee, with the line that pages show for a budget. */
export function FeeFields({ form }: { form: Form<CompanyDraft> }) {
  const { locale, t } = useLanguage();
  const texts = t.settings.company.fee;
  const { draft } = form;
  const isRight = Object.keys(feeProblems(draft, texts)).length === 0;
  return (
    <>
      <Radio.Group
        name="feeKind"
        label={texts.kind}
        value={draft.feeKind}
        onChange={(kind) => form.change({ feeKind: kind as FeeKind })}
        description={draft.feeKind === 'missing' && <ToFillIn />}
      >
        {feeKinds
          .filter((kind) => kind !== 'missing')
          .map((kind) => (
            <Radio key={kind} value={kind} label={texts.kinds[kind]} mt="xs" />
          ))}
      </Radio.Group>
      {draft.feeKind === 'percentage' && (
        <div className="settings-fields">
          <TextInput
            {...form.field('feePercent')}
            label={texts.percent}
            inputMode="decimal"
            autoComplete="off"
            required
          />
          <TextInput
            {...form.field('feeMinimum')}
            label={texts.minimum}
            description={texts.minimumHint}
            inputMode="numeric"
            autoComplete="off"
          />
          <LanguageFields
            name="feeCovers"
            label={texts.covers}
            values={draft.feeCovers}
            error={form.wrong['feeCovers']}
            change={(feeCovers) => form.change({ feeCovers })}
          />
        </div>
      )}
      {isRight && (
        <p className="admin-muted">
          {fill(texts.shown, { line: feeLine(locale, texts.words, feeOf(draft), EXAMPLE) })}
        </p>
      )}
    </>
  );
}
