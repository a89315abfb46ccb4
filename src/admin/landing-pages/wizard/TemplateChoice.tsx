import { Box } from '@mantine/core';
import { useId } from 'react';
import { type LandingTemplate, landingTemplates } from '../../../domain/landing/landing-page.ts';
import { useLanguage } from '../../texts.ts';
import { TemplateDrawing } from '../list/TemplateDrawing.tsx';

interface TemplateChoiceProps {
  value: LandingTemplate;
  onChange: (template: LandingTemplate) => void;
}

/** Step 1: the four templates, each with a drawing of its first screen and its purpose. */
export function TemplateChoice({ value, onChange }: TemplateChoiceProps) {
  const { t } = useLanguage();
  const words = t.landing.wizard.template;
  const name = useId();
  return (
    <Box className="landing-templates" component="fieldset" my={0} mx="auto" maw={1280}>
      <legend>
        <h2>{words.title}</h2>
        <span className="editor-hint">{words.text}</span>
      </legend>
      <div className="landing-template-row">
        {landingTemplates.map((template) => (
          <label key={template} className="landing-template">
            <input
              type="radio"
              name={name}
              value={template}
              checked={template === value}
              onChange={() => onChange(template)}
            />
            <span className="landing-template-card">
              <span className="landing-template-stage">
                <TemplateDrawing template={template} />
              </span>
              <span className="landing-template-words">
                <strong>{t.landing.templates[template]}</strong>
                <span>{t.landing.about[template]}</span>
              </span>
            </span>
          </label>
        ))}
      </div>
    </Box>
  );
}
