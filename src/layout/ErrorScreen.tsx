import { provider } from '#src/site/provider.ts';
import { classNames } from '#src/theme/class-names.ts';
import { errorScreenRecipe } from './ErrorScreen.recipe.ts';

/** Shown in place of everything when a page fails to render (specification section 8). */
export function ErrorScreen() {
  const styles = classNames(errorScreenRecipe);
  return (
    <main className={styles.root}>
      <h1>Unexpected Application Error!</h1>
      <p className={styles.text}>
        This page could not be shown. <a href={globalThis.location?.pathname ?? '/'}>Load it again</a>, go to
        the <a href="/">home page</a>, or write to <a href={`mailto:${provider.email}`}>{provider.email}</a>.
      </p>
    </main>
  );
}
