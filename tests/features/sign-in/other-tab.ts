import { waitFor } from '@testing-library/react'
import { onTestFinished } from 'vitest'
import { startEnvironment } from '#actors/environment.tsx'
import { isBusy, stageOf } from '#machines/session/session.selectors.ts'
import { standardPassword } from '#mirage/data/accounts.ts'
import type { RenderedApp } from '../render-app.tsx'

type Stage = ReturnType<typeof stageOf>

/**
 * Starts the app without screens, as another tab of the same browser. Both tabs run in one page. Therefore they share
 * storage, but get no storage events.
 */
export async function openOtherTab({ mock }: Pick<RenderedApp, 'mock'>) {
  const { session } = startEnvironment({
    address: new URL('/api', location.origin).href,
    now: mock.now,
    cacheTimes: { firstRetry: 1 },
  })
  onTestFinished(() => {
    session.stop()
  })
  const until = (stage: Stage) =>
    waitFor(() => {
      const now = stageOf(session.getSnapshot())
      if (now !== stage) throw new Error(`The other tab is at ${now}, and not at ${stage}`)
    })
  const tab = {
    session,
    /** Ends this tab's session, as if the server had responded to a request with 401. */
    async expire() {
      session.send({ type: 'session.expired' })
      await until('signedOut')
    },
    async signOut() {
      session.send({ type: 'signOut.request' })
      await until('signedOut')
    },
    /** Submits username and password. The code is the next step. */
    async signInTo(username: string) {
      session.send({ type: 'signIn.submit', username, password: standardPassword })
      await until('verify')
    },
    async giveCode() {
      session.send({ type: 'code.submit', code: mock.currentCode() ?? '' })
      await until('verified')
    },
    async signIn(username: string) {
      await tab.signInTo(username)
      await tab.giveCode()
    },
  }
  await waitFor(() => {
    if (isBusy(session.getSnapshot())) throw new Error('The other tab is still checking the session')
  })
  return tab
}
