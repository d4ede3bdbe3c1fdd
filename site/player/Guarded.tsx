/** The message in place of a player that cannot go on. */
import { Component, type ComponentChildren } from 'preact'
import { AddressError } from './link.ts'

export const Failure = ({ problem }: { readonly problem: unknown }) => (
  <p class="player-note" role="alert">
    The battle cannot be played now: {problem instanceof Error ? problem.message : String(problem)}.{' '}
    {problem instanceof AddressError ? (
      <a href={location.pathname}>Play it with the forces it is written for.</a>
    ) : (
      'Try to load the page again.'
    )}
  </p>
)

interface Caught {
  readonly problem?: unknown
}

/** Its children, until one of them cannot be drawn: a scenario that is damaged leaves a note and no empty page. */
export class Guarded extends Component<{ readonly children: ComponentChildren }, Caught> {
  override state: Caught = {}

  static override getDerivedStateFromError = (problem: unknown): Caught => ({ problem })

  override render() {
    return 'problem' in this.state ? <Failure problem={this.state.problem} /> : this.props.children
  }
}
