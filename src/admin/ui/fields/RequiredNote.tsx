import { useLanguage } from '../../texts.ts';

/** Explains the asterisk once in a form that has required and optional fields. Screen readers announce `required` at each field. */
export const RequiredNote = () => {
  const { t } = useLanguage();
  return (
    <p className="admin-muted" aria-hidden="true">
      {t.common.form.required}
    </p>
  );
};
