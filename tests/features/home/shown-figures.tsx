import { act, render, screen } from '@testing-library/react'
import { useEffect } from 'react'
import { onTestFinished } from 'vitest'
import { waitFor } from 'xstate'
import { EnvironmentProvider, startEnvironment } from '#actors/environment.tsx'
import { sessionApi } from '#actors/use-api.ts'
import { stageOf } from '#machines/session/session.selectors.ts'
import { startMock } from '#mirage/mock.ts'
import type { Store } from '#mirage/store/store.ts'
import { type Figures, useFigures, useReading } from '#patterns/figures/use-figures.ts'

const noon = Date.UTC(2026, 10, 22, 12)

/** Minimal overview with the totals of the last 12 months, and with a button to retry loading. */
function Probe({ onShown }: { onShown: (figures: Figures) => void }) {
  const figures = useFigures({ kind: 'last12' })
  const { retry } = useReading()
  useEffect(() => onShown(figures))
  return (
    <>
      <output>{figures.progress.isDone ? 'all is read' : 'not all is read'}</output>
      <button type="button" onClick={retry}>
        Retry
      </button>
    </>
  )
}

/**
 * Signs in a user on a separate mock and renders their totals. `prepare` changes the mock's data before. Tests set
 * failures with `mock.switches`.
 */
export async function startFigures(as: string, prepare?: (store: Store) => void) {
  const mock = startMock({ latency: 0, storage: null, now: () => noon })
  prepare?.(mock.store)
  mock.signInAs(as, 'verified')
  const environment = startEnvironment({
    address: new URL('/api', location.origin).href,
    now: () => noon,
    cacheTimes: { firstRetry: 1 },
  })
  await waitFor(environment.session, snapshot => stageOf(snapshot) === 'verified')
  onTestFinished(() => {
    environment.session.stop()
    mock.shutdown()
  })
  let seen: Figures | null = null
  const look = (figures: Figures) => {
    seen = figures
  }
  const tree = (
    <EnvironmentProvider environment={environment}>
      <Probe onShown={look} />
    </EnvironmentProvider>
  )
  return {
    mock,
    environment,
    api: sessionApi(environment),
    isRead: () => screen.findByText('all is read'),
    open: () => ({ leave: render(tree).unmount }),
    figures: () => {
      if (!seen) throw new Error('No screen was opened')
      return seen
    },
    retry: () => act(() => screen.getByRole('button', { name: 'Retry' }).click()),
    /** Returns the requested page numbers in order, including repeated ones, without requests for the version. */
    pages: (name: 'transactions.list' | 'collections.list') =>
      mock.calls
        .list()
        .filter(call => call.name === name && call.query.includes('pageSize=100'))
        .map(({ query }) => Number(new URLSearchParams(query).get('page'))),
  }
}
