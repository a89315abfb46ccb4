import { createTheme, Drawer, type MantineColorsTuple, Modal, Notification } from '@mantine/core';
import type { AdminTexts } from './texts.ts';

/** Shades are variables of admin.css, which takes them from the brand. */
const signal = Array.from({ length: 10 }, (_, shade) => `var(--mantine-color-signal-${shade})`);

/** How the component set looks and speaks here. */
export const themeIn = (t: AdminTexts) =>
  createTheme({
    primaryColor: 'signal',
    respectReducedMotion: true,
    colors: { signal: signal as unknown as MantineColorsTuple },
    defaultRadius: 'md',
    components: {
      // Locking the scroll would add a style element, which the policy refuses: admin.css does it with `:has()`.
      Modal: Modal.extend({ defaultProps: { lockScroll: false } }),
      Drawer: Drawer.extend({ defaultProps: { lockScroll: false } }),
      Notification: Notification.extend({
        defaultProps: { closeButtonProps: { 'aria-label': t.common.close } },
      }),
    },
  });
