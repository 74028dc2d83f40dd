import { Component, type ComponentType, Fragment, type ReactNode } from 'react'
import { toProblem } from '#domain/problem.ts'
import { ScreenNotLoadedError } from './screen-not-loaded.ts'
import { ErrorScreen } from './standalone/error-screen.tsx'
import { NotFound } from './standalone/not-found.tsx'

type Props = {
  children: ReactNode
  layout?: ComponentType<{ children: ReactNode }>
}

/**
 * Catches render errors of its children. Shows Not Found for a problem of kind `notFound`, otherwise the error screen
 * with Retry.
 */
export class ErrorBoundary extends Component<Props, { error: unknown }> {
  override state: { error: unknown } = { error: null }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override render() {
    const { error } = this.state
    if (error === null) return this.props.children
    const Layout = this.props.layout ?? Fragment
    const problem = toProblem(error)
    return (
      <Layout>
        {problem.kind === 'notFound' ? (
          <NotFound what="record" />
        ) : (
          <ErrorScreen
            problem={problem}
            // Browsers cache a failed import. Only a page reload requests the file again.
            onRetry={() => (error instanceof ScreenNotLoadedError ? location.reload() : this.setState({ error: null }))}
          />
        )}
      </Layout>
    )
  }
}
