import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { SourceTestAnswer } from '../../../contracts/source-settings.ts';
import { fill, formatNumber } from '../../../i18n/format.ts';
import { atLeast } from '../../parts/at-least.ts';
import { messageOf } from '../../parts/Failed.tsx';
import { Glyph } from '../../parts/Glyph.tsx';
import { callApi } from '../../session/api.ts';
import { useLanguage } from '../../texts.ts';
import { useSettingsTexts } from '../settings-texts.ts';

interface SourceTestProps {
  /** Below `/settings`. */
  name: string;
  /** What is typed, saved or not. */
  typed: object;
}

/** Has the server try what is typed, and says what it saw. What is typed after that is another matter: its result goes. */
export function SourceTest({ name, typed }: SourceTestProps) {
  return <Trial key={JSON.stringify(typed)} name={name} typed={typed} />;
}

function Trial({ name, typed }: SourceTestProps) {
  const { locale, t } = useLanguage();
  const words = useSettingsTexts().sources;
  const { mutate, isPending, error, data } = useMutation({
    mutationFn: () => atLeast(callApi<SourceTestAnswer>('POST', `/settings/${name}/test`, typed)),
  });
  const said = ({ reason, detail, durationMs }: SourceTestAnswer) =>
    reason === null
      ? fill(words.found, { ms: formatNumber(locale, durationMs) })
      : fill(words.failures[reason], { detail: detail ?? '' });
  const result = data ? said(data) : error ? messageOf(error, t) : undefined;
  const state = data?.reason === null ? 'delivered' : 'dead';
  return (
    <section className="admin-card" aria-labelledby="test-title">
      <h2 id="test-title">{words.testTitle}</h2>
      <p className="admin-muted">{words.testText}</p>
      <div>
        <Button variant="default" loading={isPending} onClick={() => mutate()}>
          {words.test}
        </Button>
      </div>
      <p role="status" className="settings-outcome" data-state={state}>
        {result && !isPending && (
          <>
            <Glyph name={state} />
            {result}
          </>
        )}
      </p>
    </section>
  );
}
