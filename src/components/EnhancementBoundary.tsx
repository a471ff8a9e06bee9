import { Component, createRef, type ReactNode, Suspense } from 'react';
import styles from './EnhancementBoundary.module.css';

interface Props {
  readonly children: ReactNode;
  /** Runs after an error, when the HTML is back. */
  readonly onError?: () => void;
}

interface State {
  readonly error?: unknown;
  readonly hasFailed: boolean;
}

interface Snapshot {
  readonly nodes: readonly ChildNode[];
  readonly focused: Element | null;
}

/**
 * Limits an error to its part of the page. The part's HTML stays, with what the visitor entered, and works as without
 * script. React hydrates parts separately, so a DOM change in one never re-creates another.
 *
 * @throws the child's error if the part has no HTML yet
 */
export class EnhancementBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false };
  private readonly root = createRef<HTMLDivElement>();
  private isShown = false;

  static getDerivedStateFromError(error: unknown): State {
    return { error, hasFailed: true };
  }

  override componentDidMount() {
    this.isShown = true;
  }

  /** Before React removes the nodes. */
  override getSnapshotBeforeUpdate(_props: Props, previous: State): Snapshot | null {
    const isFirstFailure = this.state.hasFailed && !previous.hasFailed;
    return isFirstFailure
      ? { nodes: [...(this.root.current?.childNodes ?? [])], focused: document.activeElement }
      : null;
  }

  override componentDidUpdate(_props: Props, _state: State, snapshot: Snapshot | null) {
    if (!snapshot) return;
    this.root.current?.replaceChildren(...snapshot.nodes);
    if (document.activeElement !== snapshot.focused && snapshot.focused instanceof HTMLElement)
      snapshot.focused.focus({ preventScroll: true });
    this.props.onError?.();
  }

  override render() {
    const { error, hasFailed } = this.state;
    if (hasFailed && !this.isShown) throw error;
    return (
      <div ref={this.root} className={styles.root}>
        {!hasFailed && <Suspense>{this.props.children}</Suspense>}
      </div>
    );
  }
}
