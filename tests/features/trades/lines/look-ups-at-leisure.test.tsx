import { waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openNewest } from '../open-newest.ts'

test('look-ups of a transaction request their first options when the page is idle', async () => {
  const waiting: Array<() => void> = []
  vi.stubGlobal('requestIdleCallback', (work: () => void) => waiting.push(work))
  onTestFinished(() => void vi.unstubAllGlobals())
  const { callsOf } = await openNewest()
  const lookUps = ['businesses.list', 'users.list', 'materials.list']
  const requested = () => lookUps.filter(name => callsOf(name).length > 0)
  expect(requested()).toEqual([])
  for (const work of waiting) work()
  await waitFor(() => expect(requested()).toEqual(lookUps))
  expect(callsOf('businesses.list').map(({ query }) => query)).toEqual(['page=1&pageSize=10&searchColumn=name'])
})
