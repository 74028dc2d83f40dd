import { Component, type ComponentType, Fragment, type ReactNode, Suspense } from 'react'
import { toProblem } from '#domain/problem.ts'
import { lazyComponent, ScreenNotLoadedError } from './lazy-component.tsx'
import { ErrorScreen } from './standalone/error-screen.tsx'
import { Splash } from './standalone/standalone-layout.tsx'

const NotFound = lazyComponent(() => import('./standalone/not-found.tsx'), 'NotFound')

type Props = {
  children: ReactNode
  layout?: ComponentType<{ children: ReactNode }>
}

/** Shows the error screen for errors of its children until a retry, or Not Found for a problem of kind `notFound`. */
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
          <Suspense fallback={<Splash />}>
            <NotFound what="record" />
          </Suspense>
        ) : (
          <ErrorScreen
            problem={problem}
            // Browsers cache a failed import: only a reload requests the file again.
            onRetry={() => (error instanceof ScreenNotLoadedError ? location.reload() : this.setState({ error: null }))}
          />
        )}
      </Layout>
    )
  }
}
