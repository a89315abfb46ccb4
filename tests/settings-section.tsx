import { act } from '@testing-library/react';
import { SettingsSection } from '../src/admin/settings/SettingsSection.tsx';
import { openScreen, sectionRoute, texts } from './admin-screen.tsx';

export { texts as admin };

/** The settings at a page of theirs. Their texts come as a promise: React wants to be waited for. */
export const open = (page = ''): Promise<void> =>
  act(async () => {
    openScreen(sectionRoute(<SettingsSection />), `/dashboard/settings${page}`);
  });
