// React's error boundary: renders a fallback for a part that fails, and offers a retry.
import { Component, type ComponentType, type ReactNode } from 'react';

type Props = {
  children: ReactNode;
  /** Replaces the part that failed; `reset` retries it. */
  fallback: ComponentType<{ reset: () => void }>;
  /** Another value is another thing: it has not broken yet. */
  about?: number;
};

type State = { hasBroken: boolean; about: number | undefined };

/** Catches errors that its children throw while they render. */
export class Boundary extends Component<Props, State> {
  override state: State = { hasBroken: false, about: this.props.about };

  static getDerivedStateFromError = (): Partial<State> => ({ hasBroken: true });

  static getDerivedStateFromProps = ({ about }: Props, state: State): State | null =>
    about === state.about ? null : { hasBroken: false, about };

  reset = () => this.setState({ hasBroken: false });

  override render() {
    const { fallback: Fallback, children } = this.props;
    return this.state.hasBroken ? <Fallback reset={this.reset} /> : children;
  }
}
