import { act, renderHook } from '@testing-library/react'
import type { PropsWithChildren } from 'react'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { EnvironmentProvider, startEnvironment } from '#actors/environment.tsx'
import { changeMemory, useImportMemory } from '#actors/imports/use-import-memory.ts'
import { sessionKnown } from '#actors/session/session.actor.ts'
import { answersFor, type SavedMapping, withAnswers } from '#domain/import/import-memory.ts'
import type { ImportResource, NameAnswers } from '#domain/import/import-types.ts'
import { startMock } from '#mirage/mock.ts'

const mapping: SavedMapping = {
  name: 'Prices',
  resource: 'materials',
  headings: ['item'],
  columns: { name: 'item' },
  decimal: null,
  dateOrder: null,
  weightUnit: null,
}

beforeEach(() => localStorage.clear())

/** Opens a page of a signed-in user, and returns the user's memory of imports. */
async function openPage(username: string) {
  const mock = startMock({ latency: 0, storage: null })
  mock.signInAs(username, 'verified')
  const environment = startEnvironment({ address: new URL('/api', location.origin).href })
  const wrapper = ({ children }: PropsWithChildren) => (
    <EnvironmentProvider environment={environment}>{children}</EnvironmentProvider>
  )
  await sessionKnown(environment.session)
  const { result, unmount } = renderHook(() => useImportMemory(), { wrapper })
  const keepAnswers = (resource: ImportResource, answers: NameAnswers) =>
    changeMemory(environment, mock.store.userNamed(username)?.id ?? '', memory =>
      withAnswers(memory, resource, answers),
    )
  const leave = () => {
    unmount()
    environment.session.stop()
    mock.shutdown()
  }
  onTestFinished(leave)
  return { result, keepAnswers, leave }
}

const naledi = 'naledi@umhlangametals.example'
const sipho = 'sipho@umhlangametals.example'

test('a later page has the mappings and answers of its user, and no other user has them', async () => {
  const first = await openPage(naledi)
  act(() => first.result.current.saveMapping(mapping))
  act(() => first.keepAnswers('materials', { name: { tin: null } }))
  first.leave()
  const other = await openPage(sipho)
  expect(other.result.current.memory).toEqual({ mappings: [], answers: [] })
  act(() => other.keepAnswers('users', { name: { kasi: null } }))
  other.leave()
  const { result } = await openPage(naledi)
  expect(result.current.memory.mappings).toEqual([mapping])
  expect(answersFor(result.current.memory, 'materials')).toEqual({ name: { tin: null } })
  act(() => result.current.removeMapping(mapping))
  expect(result.current.memory.mappings).toEqual([])
})
