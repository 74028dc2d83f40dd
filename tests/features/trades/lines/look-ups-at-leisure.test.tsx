import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openNewest } from '../open-newest.ts'
import { combo } from '../trade-form.ts'

const waiting: Array<() => void> = []

/** The page becomes idle. */
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
  const asked = () => lookUps.filter(name => app.callsOf(name).length > 0)
  return { ...app, asked }
}

describe('The look-ups of a transaction', () => {
  test('ask for nothing before the page is idle, and for their first options then', async () => {
    const { asked, callsOf } = await opened()
    expect(asked()).toEqual([])
    beAtLeisure()
    await waitFor(() => expect(asked()).toEqual(lookUps))
    expect(callsOf('businesses.list').map(({ query }) => query)).toEqual(['page=1&pageSize=10&searchColumn=name'])
  })

  test('ask at once when the focus comes by the keyboard', async () => {
    const { user, asked } = await opened()
    await user.click(combo('Buyer'))
    await user.tab()
    expect(combo('Seller')).toHaveFocus()
    await waitFor(() => expect(asked()).toEqual(['businesses.list', 'users.list']))
  })
})
