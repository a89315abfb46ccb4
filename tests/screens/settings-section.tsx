import { act } from '@testing-library/react';
import { SettingsSection } from '../../src/admin/settings/SettingsSection.tsx';
import { openScreen, sectionRoute, texts } from './admin-screen.tsx';

export { texts as admin };

/** Opens a page of the settings. Their texts are loaded by a promise, so the caller must await the result (`act`). */
export const open = (page = ''): Promise<void> =>
  act(async () => {
    openScreen(sectionRoute(<SettingsSection />), `/dashboard/settings${page}`);
  });
