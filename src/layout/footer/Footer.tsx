import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';
import { SiteLink } from '#src/app/SiteLink.tsx';
import { footerColumns } from '#src/site/navigation.ts';
import { provider } from '#src/site/provider.ts';
import { footerRecipe } from './Footer.recipe.ts';
import { PageDate } from './PageDate.tsx';

const { address } = provider;
const yearOfBuild = new Date().getFullYear();

/** The footer of every page (specification section 2, "Shared layout"). */
export function Footer() {
  const styles = useSlotRecipe({ recipe: footerRecipe })();
  return (
    <chakra.footer css={styles.root}>
      <chakra.div css={styles.inner}>
        <chakra.nav css={styles.columns} aria-label="Footer">
          {footerColumns.map(({ heading, routes }) => (
            <chakra.div key={heading} css={styles.column}>
              <h2>{heading}</h2>
              <ul>
                {routes.map(({ path, label }) => (
                  <li key={path}>
                    <SiteLink to={path}>{label}</SiteLink>
                  </li>
                ))}
              </ul>
            </chakra.div>
          ))}
        </chakra.nav>
        <chakra.div css={styles.legal}>
          <address>
            {provider.legalName}, {address.street}, {address.locality}, {address.region} {address.postalCode},{' '}
            {address.country} · <a href={`mailto:${provider.email}`}>{provider.email}</a>
          </address>
          <ul>
            <li>
              <LegalLink url={provider.privacyUrl}>Privacy Policy</LegalLink>
            </li>
            <li>
              <LegalLink url={provider.termsUrl}>Terms of Service</LegalLink>
            </li>
          </ul>
          <p>
            © {/* The boot script writes the year of the visit; the build's year stands only until then. */}
            <span data-year="" suppressHydrationWarning>
              {yearOfBuild}
            </span>{' '}
            {provider.legalName}. All rights reserved.
          </p>
          <PageDate />
        </chakra.div>
      </chakra.div>
    </chakra.footer>
  );
}

/** A legal page of the provider; plain text while its address isn't configured. */
function LegalLink({ url, children }: { url: string | undefined; children: string }) {
  return url ? <a href={url}>{children}</a> : <>{children}</>;
}
