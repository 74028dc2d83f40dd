import { Component, type ComponentType, Fragment, type ReactNode, Suspense } from 'react'
import { toProblem } from '#domain/problem.ts'
import { ErrorScreen } from './error-screen.tsx'
import { NotFound, ScreenNotLoadedError } from './screens.tsx'
import { Splash } from './splash.tsx'

type Props = {
  children: ReactNode
  /** What stands around the error screen where no frame does. */
  layout?: ComponentType<{ children: ReactNode }>
}

/** Shows the error screen in place of what threw, until it is tried again; Not Found for what is not there. */
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
            // A file that did not come is not asked for again until the page is loaded anew.
            onRetry={() => (error instanceof ScreenNotLoadedError ? location.reload() : this.setState({ error: null }))}
          />
        )}
      </Layout>
    )
  }
}
