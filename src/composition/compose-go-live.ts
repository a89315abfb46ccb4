import type { Database } from '../adapters/db/engine/connect.ts';
import { createGoLiveReader } from '../adapters/db/go-live/go-live-reader.ts';
import { createAddressProbe } from '../adapters/http/address-probe.ts';
import { createVendorAnswers } from '../app/go-live/vendor-answers.ts';
import type { AddressProbe, GoLiveSources } from '../app/ports/go-live.ts';
import type { LiveSettings } from '../app/ports/settings.ts';
import type { Clock, StateStore } from '../app/ports.ts';
import type { Env } from '../config/env.ts';

/** Builds the parts that only the go-live list uses. `stop` aborts its requests to other servers. */
export function composeGoLive(
  database: Database,
  { webhooks }: Pick<Env, 'webhooks'>,
  shared: { clock: Clock; state: StateStore; settings: LiveSettings },
  probe: AddressProbe = createAddressProbe({ allowPrivate: webhooks.allowPrivate }),
): { sources: GoLiveSources; stop(): Promise<void> } {
  const answers = createVendorAnswers({ ...shared, probe });
  return {
    sources: { reader: createGoLiveReader(database), answers, probe },
    stop: answers.stop,
  };
}
