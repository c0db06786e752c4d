import { Component, type RefObject } from 'react';

interface LetGoProps {
  readonly of: RefObject<HTMLElement | null>;
  /** Whenever this is another, the focus is let go of: what has it may be taken away. */
  readonly when: string;
}

/**
 * Lets go of the focus inside an element before anything in it changes; whoever keeps the focus takes it up again (`useFocusKept`).
 * With the focus on what is taken away a browser would lay the table that is half drawn. React tells only classes of that instant.
 */
export class LetGo extends Component<LetGoProps> {
  override getSnapshotBeforeUpdate(before: LetGoProps): null {
    const { of, when } = this.props;
    const held = document.activeElement;
    if (before.when !== when && held instanceof HTMLElement && of.current?.contains(held)) {
      held.blur();
    }
    return null;
  }

  override componentDidUpdate(): void {
    // React asks for it beside the other
  }

  override render(): null {
    return null;
  }
}
