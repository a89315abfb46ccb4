import { createTheme, type MantineColorsTuple } from '@mantine/core';
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
    // By their names: `Modal.extend` would bring modals into the first load, 27 kB before anybody opens one.
    components: {
      // What explains a field stands below it: fields side by side are then level.
      InputWrapper: { defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] } },
      // Locking the scroll would add a style element, which the policy refuses: admin.css does it with `:has()`.
      Modal: { defaultProps: { lockScroll: false } },
      Drawer: { defaultProps: { lockScroll: false } },
      Notification: { defaultProps: { closeButtonProps: { 'aria-label': t.common.close } } },
    },
  });
