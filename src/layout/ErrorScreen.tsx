import { chakra } from '@chakra-ui/react/styled-system';
import { provider } from '#src/site/provider.ts';

/** Shown in place of everything when a page fails to render (specification section 8). */
export function ErrorScreen() {
  return (
    <chakra.main
      minHeight="100dvh"
      display="grid"
      alignContent="center"
      gap="6"
      paddingInline="gutter"
      maxWidth="content"
      marginInline="auto"
    >
      <h1>Unexpected Application Error!</h1>
      <chakra.p maxWidth="measure">
        This page could not be shown. <a href={globalThis.location?.pathname ?? '/'}>Load it again</a>, go to
        the <a href="/">home page</a>, or write to <a href={`mailto:${provider.email}`}>{provider.email}</a>.
      </chakra.p>
    </chakra.main>
  );
}
