import { ActionIcon, Box, Button, Flex } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { type LandingTemplate, landingTemplates } from '../../../domain/landing/landing-page.ts';
import { fill } from '../../../i18n/format.ts';
import { callApi } from '../../api/call-api.ts';
import { useLanguage } from '../../texts.ts';
import { CallFailure } from '../../ui/feedback/CallFailure.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { landingListsKey } from '../landing-queries.ts';
import { useLandingPlace } from '../use-landing-place.ts';
import { TemplateChoice } from './TemplateChoice.tsx';
import { StepButtons, WizardSteps } from './WizardBar.tsx';

/** Step 1 of a page that does not exist yet: "next" creates it, with the documented default title. */
export function NewPage() {
  const { locale, t } = useLanguage();
  const words = t.landing.wizard;
  const client = useQueryClient();
  const { list, goToCreated } = useLandingPlace();
  const [template, setTemplate] = useState<LandingTemplate>(landingTemplates[0]);
  const create = useMutation({
    mutationFn: () => callApi('POST /landing-pages', { body: { title: '', template, locale } }),
    onSuccess: ({ id }) => {
      void client.invalidateQueries({ queryKey: landingListsKey });
      goToCreated(id);
    },
  });
  return (
    <div className="editor landing-wizard">
      <header className="landing-bar">
        <ActionIcon
          component={Link}
          to={list}
          variant="subtle"
          color="gray"
          aria-label={words.toList}
          title={words.toList}
        >
          <Icon name="left" />
        </ActionIcon>
        <Box className="landing-bar-title" miw={0}>
          <Flex component="h1" gap={8} align="center" lh={1.3} fz={17}>
            {words.fresh}
          </Flex>
          <p className="editor-saving">{words.freshText}</p>
        </Box>
        <WizardSteps step={1} go={undefined} />
        <StepButtons
          previous={
            <Button variant="default" component={Link} to={list}>
              {t.common.cancel}
            </Button>
          }
          next={
            <Button loading={create.isPending} onClick={() => create.mutate()}>
              {words.next}
            </Button>
          }
          said={fill(words.at, { step: 1 })}
        />
      </header>
      <div className="landing-one">
        {create.error && <CallFailure error={create.error} />}
        <TemplateChoice value={template} onChange={setTemplate} />
      </div>
    </div>
  );
}
