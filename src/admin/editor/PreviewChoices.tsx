import type { ReactNode } from 'react';
import { type Locale, locales } from '../../domain/locale/locale.ts';
import { useLanguage } from '../texts.ts';
import { Segments } from '../ui/fields/Segments.tsx';
import { Icon } from '../ui/Icon.tsx';
import { code, inLanguage } from '../ui/language-words.ts';

/** The language of the texts that are edited. */
export function LanguageChoice(props: {
  label: string;
  value: Locale;
  onChange: (language: Locale) => void;
  /** A sign behind the code of a language. */
  markOf?: (language: Locale) => ReactNode;
}) {
  const { locale } = useLanguage();
  const { markOf, ...choice } = props;
  const options = locales.map((of) => ({
    value: of,
    title: inLanguage(locale, of),
    label: (
      <>
        {code(of)}
        {markOf?.(of)}
      </>
    ),
  }));
  return <Segments {...choice} options={options} />;
}

export type View = 'edit' | 'preview';

/** Switches between editor and preview, in a window too narrow for both. */
export function ViewChoice(props: { value: View; onChange: (view: View) => void }) {
  const words = useLanguage().t.editing.preview;
  return (
    <div className="editor-views">
      <Segments
        {...props}
        label={words.view}
        options={[
          { value: 'edit', label: words.edit },
          { value: 'preview', label: words.label },
        ]}
      />
    </div>
  );
}

/** Widths of visitors' windows, in CSS pixels. */
export const devices = { desktop: 1280, tablet: 768, phone: 375 } as const;
export type Device = keyof typeof devices;

/** The window of the visitor in the preview. */
export function DeviceChoice(props: {
  label: string;
  value: Device;
  onChange: (device: Device) => void;
  /** Shows the names beside the icons. */
  names?: Readonly<Record<Device, string>>;
}) {
  const words = useLanguage().t.editing.preview;
  const { names, ...choice } = props;
  const options = (Object.keys(devices) as Device[]).map((device) => ({
    value: device,
    title: words.devices[device],
    label: (
      <>
        <Icon name={device} />
        <span className={names ? 'editor-device' : 'admin-hidden'}>{(names ?? words.devices)[device]}</span>
      </>
    ),
  }));
  return <Segments {...choice} options={options} />;
}
