import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { IntegrationTestAnswer } from '../../contracts/integrations.ts';
import { type IntegrationName, integrations } from '../../domain/configuration/integrations.ts';
import { isTagId } from '../../domain/tag-id/tag-id.ts';
import { fill } from '../../i18n/format.ts';
import { atLeast } from '../parts/at-least.ts';
import { messageOf } from '../parts/Failed.tsx';
import { Glyph } from '../parts/Glyph.tsx';
import { callApi } from '../session/api.ts';
import { useLanguage } from '../texts.ts';
import { integrationsPath } from './integration-queries.ts';

/** The vendor has ten seconds, and the server some more to say so. */
const TIMEOUT_MS = 15_000;

const glyphs = { found: 'delivered', unknown: 'dead', unreachable: 'pending' } as const;

/** Has the server ask the vendor for what is typed, saved or not, and says what it saw and what that does not prove. */
export function IntegrationTest({ name, id }: { name: IntegrationName; id: string }) {
  const { t } = useLanguage();
  const words = t.integrations.test;
  const test = useMutation({
    mutationFn: () =>
      atLeast(
        callApi<IntegrationTestAnswer>(
          'POST',
          `${integrationsPath}/${name}/test`,
          { id },
          undefined,
          TIMEOUT_MS,
        ),
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
              {fill(words[data.result], { detail: data.detail })}
            </p>
            <p className="admin-muted">{words.limits[name]}</p>
          </>
        )}
      </div>
    </div>
  );
}
