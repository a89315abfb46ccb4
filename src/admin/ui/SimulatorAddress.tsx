import { Button, CopyButton } from '@mantine/core';
import { localizePath } from '../../domain/locale/locale.ts';
import { useLanguage } from '../texts.ts';

/** Repeats `simulatorHref()`: its module also reads the values of links, which the first load of the back office does not need. */
const SIMULATOR = '/#simulator';

/** The address of the simulator, to copy and share, for an agency without leads. */
export function SimulatorAddress() {
  const { locale, t } = useLanguage();
  const words = t.common.simulator;
  const address = location.origin + localizePath(locale, SIMULATOR);
  return (
    <>
      {/* Also shown as text, since the browser may refuse access to the clipboard. */}
      <code className="admin-address">{address}</code>
      <CopyButton value={address} timeout={3000}>
        {({ copied, copy }) => (
          <Button variant="default" size="sm" onClick={copy}>
            {copied ? words.copied : words.copy}
          </Button>
        )}
      </CopyButton>
    </>
  );
}
