import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { SourceTestAnswer } from '../../../contracts/settings/source-settings.ts';
import { fill, formatNumber } from '../../../i18n/format.ts';
import { messageOf } from '../../api/error-message.ts';
import { useLanguage } from '../../texts.ts';
import { failureWords } from '../../ui/feedback/failure-words.ts';
import { Glyph } from '../../ui/Glyph.tsx';
import { atLeast } from '../../ui/time/at-least.ts';

interface SourceTestProps<Body> {
  /** The typed values, saved or not. */
  typed: Body;
  /** Makes the server test the typed values. @throws ApiError */
  test: (typed: Body) => Promise<SourceTestAnswer>;
}

/** The button that makes the server test the typed values, and the result, which disappears when a value changes. */
export function SourceTest<Body>(props: SourceTestProps<Body>) {
  return <Trial key={JSON.stringify(props.typed)} {...props} />;
}

function Trial<Body>({ typed, test }: SourceTestProps<Body>) {
  const { locale, t } = useLanguage();
  const words = t.settings.sources;
  const { mutate, isPending, error, data } = useMutation({
    mutationFn: () => atLeast(test(typed)),
  });
  const said = ({ reason, detail, durationMs }: SourceTestAnswer) =>
    reason === null
      ? fill(words.found, { ms: formatNumber(locale, durationMs) })
      : fill(words.failures[reason], { detail: failureWords(t, detail ?? '') });
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
