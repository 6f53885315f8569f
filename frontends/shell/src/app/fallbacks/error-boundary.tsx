import { Component, type ReactNode } from 'react';
import { reportPageError } from '../page-errors.ts';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** What stands in the place of what failed; `retry` renders the children again. */
  readonly fallback: (retry: () => void) => ReactNode;
  /** A change of it renders the children again: another address is another page. */
  readonly resetKey?: string;
}

/** Contains what throws while rendering, so that one part failing leaves the others usable. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    reportPageError('render');
  }

  override componentDidUpdate({ resetKey }: ErrorBoundaryProps) {
    if (this.state.failed && resetKey !== this.props.resetKey) this.setState({ failed: false });
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return this.props.fallback(() => this.setState({ failed: false }));
  }
}
