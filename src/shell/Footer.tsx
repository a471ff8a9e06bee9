import { AnalyticsButton } from '#src/analytics/AnalyticsButton.tsx';
import { SiteLink } from '#src/components/SiteLink.tsx';
import { Fold } from '#src/components/Fold.tsx';
import { Logo } from './Logo.tsx';
import { legalUrls } from '#src/content/values/legal-urls.ts';
import { menuTexts } from '#src/content/values/menu-texts.ts';
import { footerColumns } from '#src/site/navigation.ts';
import { phrases } from '#src/content/values/phrases.ts';
import { provider } from '#src/site/provider.ts';
import { Heading } from '#src/components/Text.tsx';
import styles from './Footer.module.css';

const { street, locality, region, postalCode, country } = provider.address ?? {};
const address = street ? `${street}, ${locality}, ${region} ${postalCode}, ${country}` : '[Company address]';
const texts = menuTexts.footer;
const yearOfBuild = new Date().getFullYear();
/** "Inc." has the sentence's period. */
const legalNameInSentence = provider.legalName.replace(/\.$/, '');

export function Footer() {
  return (
    <footer className={styles.root}>
      <div className={styles.inner}>
        <address className={styles.address}>
          <Logo alt="" width={144} height={32} />
          {`${provider.legalName}, ${address} `}
          <a href={`mailto:${provider.email}`}>{provider.email}</a>
        </address>
        <nav className={styles.nav} aria-label="Footer">
          <Fold summary={texts.pages}>
            <div className={styles.columns}>
              {footerColumns.map(({ name, heading, routes }) => (
                <div key={name}>
                  {/* No heading, because the footer isn't part of the page's outline. */}
                  <Heading as="p" id={`footer-${name}`}>
                    {heading}
                  </Heading>
                  <ul aria-labelledby={`footer-${name}`}>
                    {routes.map(({ path, label }) => (
                      <li key={path}>
                        <SiteLink to={path}>{label}</SiteLink>
                      </li>
                    ))}
                  </ul>
                </div>
              ))}
            </div>
          </Fold>
        </nav>
        <div className={styles.legal}>
          <ul>
            <li>
              <LegalLink url={legalUrls.privacy}>{phrases.privacyPolicy}</LegalLink>
            </li>
            <li>
              <LegalLink url={legalUrls.terms}>{phrases.termsOfService}</LegalLink>
            </li>
            {__PROVIDER__.analyticsUrl && (
              <li>
                <AnalyticsButton />
              </li>
            )}
          </ul>
          <p>
            © {/* The boot script replaces the year of the build with the current one. */}
            <span data-year="" suppressHydrationWarning>
              {yearOfBuild}
            </span>
            {` ${legalNameInSentence}. ${texts.rights}`}
          </p>
        </div>
      </div>
    </footer>
  );
}

function LegalLink({ url, children }: { url: string | undefined; children: string }) {
  return url ? <a href={url}>{children}</a> : <>{children}</>;
}
