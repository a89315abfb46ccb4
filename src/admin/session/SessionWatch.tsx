import { Suspense } from 'react';
import { lazyView } from '../ui/lazy-view.tsx';
import { AfterTyping } from './AfterTyping.tsx';
import { useSessionEnd } from './use-session-end.ts';

/** Loaded when it is first shown. */
const SessionWarning = lazyView(
  ['session'],
  async () => (await import('./SessionWarning.tsx')).SessionWarning,
);

/** Extends the session while the user works, and warns ten minutes before it expires. */
export function SessionWatch() {
  const end = useSessionEnd();
  return (
    end.soon && (
      <Suspense>
        <AfterTyping>
          <SessionWarning {...end} />
        </AfterTyping>
      </Suspense>
    )
  );
}
