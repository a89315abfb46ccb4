import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('only modules of the frame and the dashboard import styles into the document of the back office', () => {
  const importing = globSync('**/*.{ts,tsx}', { cwd: import.meta.dirname }).filter((file) =>
    /^import '[^']+\.css';/m.test(readFileSync(`${import.meta.dirname}/${file}`, 'utf8')),
  );
  expect(importing.sort()).toEqual([
    'dashboard/DashboardSection.tsx',
    'shell/GoLiveCard.tsx',
    'ui/RisingBars.tsx',
    'ui/ScrollBox.tsx',
  ]);
});
