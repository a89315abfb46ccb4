import { useLanguage } from '../texts.ts';

/** The name under which WordPress lists the password. */
const APP_NAME = 'MDMC';

/**
 * The link to the page of the blog that creates an application password for this site. It has no return URL, because
 * WordPress would put the password into it.
 */
export function AuthoriseLink({ url }: { url: string }) {
  const { authorise } = useLanguage().t.wordpress;
  return <BlogLink url={url} page={`authorize-application.php?app_name=${APP_NAME}`} words={authorise} />;
}

/** The link to the part of the user's profile where application passwords are created. */
export function ProfileLink({ url }: { url: string }) {
  const { openProfile } = useLanguage().t.wordpress;
  return <BlogLink url={url} page="profile.php#application-passwords-section" words={openProfile} />;
}

/** A link to a page of the blog's administration, in a new tab. Renders nothing while the typed address is not a URL. */
function BlogLink({ url, page, words }: { url: string; page: string; words: string }) {
  const { newTab } = useLanguage().t.wordpress;
  const administration = administrationOf(url);
  if (administration === undefined) return null;
  return (
    <a
      className="wordpress-authorise"
      data-touch
      href={administration + page}
      target="_blank"
      rel="noreferrer"
    >
      {words} <span className="admin-hidden">{newTab}</span>
    </a>
  );
}

function administrationOf(typed: string): string | undefined {
  const text = typed.trim();
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  if (!['http:', 'https:'].includes(url.protocol) || url.hostname === '') return undefined;
  const folder = url.pathname.replace(/\/wp-json(?:\/.*)?$/, '/').replace(/\/*$/, '/');
  return `${url.origin}${folder}wp-admin/`;
}
