import { Component, type ReactNode } from 'react';

interface FaultProps {
  /** What is shown instead; `again` draws the children once more. */
  readonly renderFault: (again: () => void) => ReactNode;
  readonly children: ReactNode;
}

/** Holds a fault in the drawing of one part, so that it stays a sentence and not a white page. */
export class Fault extends Component<FaultProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    const { renderFault, children } = this.props;
    return this.state.failed ? renderFault(() => this.setState({ failed: false })) : children;
  }
}
