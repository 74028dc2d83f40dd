import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openNewest } from '../open-newest.ts'
import { combo } from '../trade-form.ts'

const waiting: Array<() => void> = []

/** Runs the pending idle callbacks. */
const beAtLeisure = () => waiting.splice(0).forEach(work => work())

beforeEach(() => {
  waiting.length = 0
  vi.stubGlobal('requestIdleCallback', (work: () => void) => waiting.push(work))
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const lookUps = ['businesses.list', 'users.list', 'materials.list']

async function opened() {
  const app = await openNewest()
  const requested = () => lookUps.filter(name => app.callsOf(name).length > 0)
  return { ...app, requested }
}

describe('look-ups of a transaction', () => {
  test('request their first options when the page is idle', async () => {
    const { requested, callsOf } = await opened()
    expect(requested()).toEqual([])
    beAtLeisure()
    await waitFor(() => expect(requested()).toEqual(lookUps))
    expect(callsOf('businesses.list').map(({ query }) => query)).toEqual(['page=1&pageSize=10&searchColumn=name'])
  })

  test('request at once on keyboard focus', async () => {
    const { user, requested } = await opened()
    await user.click(combo('Buyer'))
    await user.tab()
    expect(combo('Seller')).toHaveFocus()
    await waitFor(() => expect(requested()).toEqual(['businesses.list', 'users.list']))
  })
})
