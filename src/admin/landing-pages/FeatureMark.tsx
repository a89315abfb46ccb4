import { useId } from 'react';
import { type FeatureIcon, featureIcons } from '../../domain/landing/landing-page.ts';
import { useLanguage } from '../texts.ts';

/** Strokes on a grid of 24, as the public page draws them. */
const paths: Record<FeatureIcon, string> = {
  music:
    'M9 18V6l10-2v12M9 18a2.500 2.500 0 1 1-5 0 2.500 2.500 0 0 1 5 0zM19 16a2.500 2.500 0 1 1-5 0 2.500 2.500 0 0 1 5 0z',
  headphones: 'M4 15v-3a8 8 0 0 1 16 0v3M4 14h3v6H5a1 1 0 0 1-1-1zM20 14h-3v6h2a1 1 0 0 0 1-1z',
  play: 'M7 4.500l12 7.500-12 7.500z',
  mic: 'M12 3a3 3 0 0 1 3 3v5a3 3 0 0 1-6 0V6a3 3 0 0 1 3-3zM6 11a6 6 0 0 0 12 0M12 17v4M9 21h6',
  album: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6M12 12h.010',
  ticket: 'M3 7h18v3.500a1.500 1.500 0 0 0 0 3V17H3v-3.500a1.500 1.500 0 0 0 0-3zM14 7v2M14 11.500v1M14 15v2',
};

export function FeatureMark({ icon }: { icon: FeatureIcon }) {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" className="admin-icon">
      <path d={paths[icon]} />
    </svg>
  );
}

interface IconChoiceProps {
  value: FeatureIcon;
  onChange: (icon: FeatureIcon) => void;
}

/** The six icons of a feature. */
export function IconChoice({ value, onChange }: IconChoiceProps) {
  const { t } = useLanguage();
  const words = t.landing;
  const name = useId();
  return (
    <fieldset className="landing-icons">
      <legend>{words.fields['features.icon']}</legend>
      {featureIcons.map((icon) => (
        <label key={icon} title={words.icons[icon]}>
          <input
            type="radio"
            name={name}
            value={icon}
            checked={icon === value}
            onChange={() => onChange(icon)}
          />
          <span className="landing-icon-tile">
            <FeatureMark icon={icon} />
            <span className="admin-hidden">{words.icons[icon]}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
