import { StrokeIcon } from './StrokeIcon.tsx';
import type { Place } from './sections.ts';

/** Strokes on a 24 × 24 grid, in the style of the public pages' icons. */
const paths: Record<Place | 'logout' | 'search' | 'toggle', string> = {
  dashboard: 'M5 20V12M10 20V5M15 20V9M20 20V14',
  monday: 'M5 6h14v13H5zM5 10h14M9 4v3M15 4v3M9 14.500l2 2 4-4',
  leads: 'M4 6h16v12H4zM4 7l8 6 8-6',
  campaigns: 'M4 10v4h3l8 4V6L7 10zM18 9.5c1.3 1.4 1.3 3.6 0 5',
  reviews: 'M12 4l2.4 5 5.6.7-4.1 3.8 1.1 5.5-5-2.8-5 2.8 1.1-5.5L4 9.7 9.600 9z',
  content: 'M6 4h9l4 4v12H6zM9 12h7M9 16h7',
  media: 'M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15.500 9h.01',
  radar: 'M4 20V10h3v10M10 20V6h3v14M16 20v-8h3v8M4 6h1M16 8h1',
  'marketing-integrations': 'M9 7H7a5 5 0 0 0 0 10h2M15 7h2a5 5 0 0 1 0 10h-2M8 12h8',
  wordpress:
    'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16M4 12h16M12 4c3 2.500 3 13.500 0 16M12 4c-3 2.500-3 13.500 0 16',
  'wordpress-sync': 'M5 12a7 7 0 0 1 12-5l2 2M19 5v4h-4M19 12a7 7 0 0 1-12 5l-2-2M5 19v-4h4',
  'landing-pages': 'M4 5h16v14H4zM4 9h16M8 13h5M8 16h3',
  requests: 'M6 20V4M6 5h11l-2.500 4L17 13H6',
  settings: 'M5 7h8M17 7h2M5 17h2M11 17h8M15 5v4M9 15v4',
  'go-live': 'M4 20v-4M9.333 20v-8M14.667 20V8M20 20V4',
  logout: 'M10 5H5v14h5M14 8l4 4-4 4M18 12H9',
  search: 'M11 5a6 6 0 1 0 0 12 6 6 0 0 0 0-12M15.500 15.500L20 20',
  toggle: 'M5 5h14v14H5zM10 5v14',
};

/** The icon of a section, shown beside the name of the section. */
export function SectionIcon({ name }: { name: keyof typeof paths }) {
  return <StrokeIcon path={paths[name]} />;
}
