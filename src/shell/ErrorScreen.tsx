import { useLocation } from 'react-router-dom';
import { SiteLink } from '#src/components/SiteLink.tsx';
import { provider } from '#src/site/provider.ts';
import styles from './ErrorScreen.module.css';

export function ErrorScreen() {
  const { pathname, search } = useLocation();
  return (
    <div className={styles.root}>
      <title>{`Unexpected Application Error | ${provider.shortName}`}</title>
      <h1>Unexpected Application Error!</h1>
      <p className={styles.text}>
        Something went wrong on this page. <a href={pathname + search}>Reload it</a>, go to the{' '}
        <SiteLink to="/">home page</SiteLink>, or email{' '}
        <a href={`mailto:${provider.email}`}>{provider.email}</a>.
      </p>
    </div>
  );
}
