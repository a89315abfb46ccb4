import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type IntegrationName, integrations } from '../../domain/settings/integrations.ts';
import { isTagId } from '../../domain/tag-id/tag-id.ts';
import { fill } from '../../i18n/format.ts';
import { callApi } from '../api/call-api.ts';
import { messageOf } from '../api/error-message.ts';
import { useLanguage } from '../texts.ts';
import { failureWords } from '../ui/feedback/failure-words.ts';
import { Glyph } from '../ui/Glyph.tsx';
import { atLeast } from '../ui/time/at-least.ts';

/** The server waits ten seconds for the vendor; the rest is for its own response. */
const TIMEOUT_MS = 15_000;

const glyphs = { found: 'delivered', unknown: 'dead', unreachable: 'pending' } as const;

/** The server asks the vendor about the typed identifier, saved or not. Shows the result and the limits of the test. */
export function IntegrationTest({ name, id }: { name: IntegrationName; id: string }) {
  const { t } = useLanguage();
  const words = t.integrations.test;
  const test = useMutation({
    mutationFn: () =>
      atLeast(
        callApi('POST /settings/integrations/{provider}/test', {
          params: { provider: name },
          body: { id },
          timeoutMs: TIMEOUT_MS,
        }),
      ),
  });
  const { data, error, isPending } = test;
  return (
    <div className="integrations-test">
      <Button
        variant="default"
        loading={isPending}
        disabled={!isTagId(integrations[name].tag, id)}
        onClick={() => test.mutate()}
      >
        {words.action}
      </Button>
      <div role="status">
        {isPending && <span className="admin-hidden">{words.testing}</span>}
        {!isPending && error && <p>{messageOf(error, t)}</p>}
        {!isPending && data && (
          <>
            <p className="integrations-outcome" data-result={data.result}>
              <Glyph name={glyphs[data.result]} />
              {fill(words[data.result], { detail: failureWords(t, data.detail) })}
            </p>
            <p className="admin-muted">{words.limits[name]}</p>
          </>
        )}
      </div>
    </div>
  );
}
