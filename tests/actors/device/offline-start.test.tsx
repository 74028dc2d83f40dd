import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { readStored, writeStored } from '#actors/device/offline-data.ts'
import { endOfflineWorkWith } from '#actors/device/offline-lifetime.ts'
import { offlineMarker } from '#actors/device/offline-marker.ts'
import { sessionKnown, startSession } from '#actors/session/session.actor.ts'
import { openTabSync } from '#actors/session/session-tabs.ts'
import type { AuthenticationCalls } from '#api/authentication-calls.ts'
import type { Problem } from '#domain/problem.ts'
import { exampleTime } from '#machines/example.ts'
import { someProblem } from '#machines/fakes.ts'
import { challenged, someUser, stranger } from '#machines/session/session.fakes.ts'
import { isOffline, stageOf } from '#machines/session/session.selectors.ts'
import { sessionOwnerOf } from '#machines/session/session-owner.ts'
import type { User } from '#schemas/user.ts'

const now = exampleTime
const noConnection = someProblem('network')
const { id } = someUser

/** Starts a session. Each check returns the next result, and repeats the last one. */
function start(...results: Array<User | Problem>) {
  const answer = () => {
    const result = results.length > 1 ? results.shift() : results[0]
    return result && 'id' in result ? Promise.resolve(result) : Promise.reject(result)
  }
  const none = () => Promise.reject(noConnection)
  const authentication: AuthenticationCalls = {
    check: answer,
    login: none,
    register: none,
    logout: () => Promise.resolve(),
    verify: none,
    enrol: none,
  }
  const session = startSession(authentication, openTabSync(), { now: () => now, realm: '', instrument: undefined })
  endOfflineWorkWith(session, '')
  onTestFinished(() => session.stop())
  return session
}

beforeEach(async () => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  localStorage.clear()
  await writeStored('', id, { user: someUser }, 1)
  offlineMarker.write('', { userId: id, since: 1, confirmedAt: now - 1 })
  openTabSync().share(sessionOwnerOf(someUser))
})

describe('start of the app without a connection', () => {
  test('restores the user who works offline on this device', async () => {
    const snapshot = await sessionKnown(start(noConnection))
    expect(isOffline(snapshot)).toBe(true)
    expect(snapshot.context.user).toEqual(someUser)
  })

  test.each([
    ['another user is signed in', stranger],
    ['the second factor is missing', challenged],
    ['the user signed out', null],
  ])('restores no user if, in this browser, %s', async (_, user) => {
    openTabSync().share(sessionOwnerOf(user))
    const snapshot = await sessionKnown(start(noConnection))
    expect(stageOf(snapshot)).toBe('signedOut')
    expect(snapshot.context.problem).toBe(noConnection)
  })

  test('restores no user after the server ended the session', async () => {
    const session = start(someProblem('unauthorized'))
    await sessionKnown(session)
    expect(offlineMarker.read('')?.confirmedAt).toBe(0)
    session.stop()
    openTabSync().share(sessionOwnerOf(someUser))
    expect(stageOf(await sessionKnown(start(noConnection)))).toBe('signedOut')
  })
})

describe('data of the user who works offline', () => {
  const isDeleted = () => expect(readStored('', id, 'user')).rejects.toThrow('no user')

  test('stay, with a new time, when the server confirms the session', async () => {
    await sessionKnown(start(someUser))
    expect(offlineMarker.read('')).toEqual({ userId: id, since: 1, confirmedAt: now })
  })

  test('are deleted on sign-out', async () => {
    const session = start(someUser)
    await sessionKnown(session)
    session.send({ type: 'signOut.request' })
    await vi.waitFor(isDeleted)
    expect(offlineMarker.read('')).toBeNull()
  })

  test('are deleted when another user signs in', async () => {
    await sessionKnown(start(stranger))
    expect(offlineMarker.isFor('', id)).toBe(false)
    await vi.waitFor(isDeleted)
  })

  test('are deleted at the next start if the page closed before the deletion ended', async () => {
    offlineMarker.noteDeletion('')
    await sessionKnown(start(noConnection))
    await vi.waitFor(isDeleted)
    await vi.waitFor(() => expect(offlineMarker.isDeleting('')).toBe(false))
  })
})
