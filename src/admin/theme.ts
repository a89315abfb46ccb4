import { createTheme, Drawer, type MantineColorsTuple, Modal } from '@mantine/core';

/** Shades are variables of admin.css, which takes them from the brand. */
const signal = Array.from({ length: 10 }, (_, shade) => `var(--mantine-color-signal-${shade})`);

export const theme = createTheme({
  primaryColor: 'signal',
  respectReducedMotion: true,
  colors: { signal: signal as unknown as MantineColorsTuple },
  defaultRadius: 'md',
  components: {
    // Locking the scroll would add a style element, which the policy refuses: admin.css does it with `:has()`.
    Modal: Modal.extend({ defaultProps: { lockScroll: false } }),
    Drawer: Drawer.extend({ defaultProps: { lockScroll: false } }),
  },
});
