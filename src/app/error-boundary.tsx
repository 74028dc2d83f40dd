import { Component, type ReactNode } from 'react'
import { toProblem } from '#domain/problem.ts'
import { ErrorScreen } from './error-screen.tsx'
import { NotFound } from './not-found.tsx'

/** Shows the error screen in place of what threw, until it is tried again; Not Found for what is not there. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state: { error: unknown } = { error: null }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override render() {
    const { error } = this.state
    if (error === null) return this.props.children
    const problem = toProblem(error)
    if (problem.kind === 'notFound') return <NotFound what="record" />
    return <ErrorScreen problem={problem} onRetry={() => this.setState({ error: null })} />
  }
}
