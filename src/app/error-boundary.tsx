import { Component, type ReactNode } from 'react'
import { toProblem } from '#domain/problem.ts'
import { ErrorScreen } from './error-screen.tsx'

/** Shows the error screen in place of what threw, until it is tried again. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state: { error: unknown } = { error: null }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override render() {
    const { error } = this.state
    if (error === null) return this.props.children
    return <ErrorScreen problem={toProblem(error)} onRetry={() => this.setState({ error: null })} />
  }
}
