import { createTheme, type MantineColorsTuple } from '@mantine/core';
import type { AdminTexts } from './texts.ts';

/** The shades are variables of admin.css, which takes them from the brand. */
const signal = Array.from({ length: 10 }, (_, shade) => `var(--mantine-color-signal-${shade})`);

/** Mantine renders a `header`, which would be a banner of the page: two for a dialog over a drawer. */
const headOfDialog = { header: { role: 'presentation' } };

/** Returns the Mantine theme of the back office: its style, and the component texts in the language of `t`. */
export const themeIn = (t: AdminTexts) => {
  const closeButtonProps = { 'aria-label': t.common.close };
  return createTheme({
    primaryColor: 'signal',
    respectReducedMotion: true,
    colors: { signal: signal as unknown as MantineColorsTuple },
    defaultRadius: 'md',
    // Named by strings: `Modal.extend` would put modals into the first load, 27 kB before a user opens a modal.
    components: {
      // The description of a field is below its input, so that the inputs of fields side by side are level.
      InputWrapper: { defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] } },
      // Mantine's scroll lock would add a style element, which the CSP refuses: admin.css locks with `:has()`.
      Modal: { defaultProps: { lockScroll: false, attributes: headOfDialog, closeButtonProps } },
      Drawer: { defaultProps: { lockScroll: false, attributes: headOfDialog, closeButtonProps } },
      // A selection is in ink; the brand's colour is for the primary action.
      Checkbox: { defaultProps: { color: 'var(--ink)', iconColor: 'var(--ground)' } },
      Radio: { defaultProps: { color: 'var(--ink)', iconColor: 'var(--ground)' } },
      Switch: { defaultProps: { color: 'var(--ink)', withThumbIndicator: false } },
      // The arrow of a menu is an SVG, which a screen reader would announce as an image without a name.
      NativeSelect: { defaultProps: { rightSectionProps: { 'aria-hidden': true } } },
      // Badges are used in paragraphs, where a `div` is not allowed.
      Badge: { defaultProps: { component: 'span' } },
      Notification: { defaultProps: { closeButtonProps } },
    },
  });
};
