import { waitFor } from '@testing-library/react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { openSeats, type Seats } from '#actors/session/session-tabs.ts'
import type { Seat } from '#machines/session/session.types.ts'

const key = 'threereco.session'
const thandi = {
  userId: '7d9f0d3c-4a53-4f5b-9a58-0d3a6c1f2b10',
  step: 'verified',
  type: 'business',
  permissions: ['materials.view', 'users.*'],
} as const
const sipho = { ...thandi, userId: '11111111-9d0e-4a4f-8f0a-5b8f6f1f7c21', permissions: [] } as const
const textOfThandi = `${thandi.userId} verified business materials.view users.*`

/** A tab of the browser, which records the seats of other tabs. */
function openTab(realm?: string): { seats: Seats; heard: Seat[] } {
  const seats = openSeats(realm)
  const heard: Seat[] = []
  onTestFinished(seats.watch(seat => heard.push(seat)))
  return { seats, heard }
}

/** Fires the event for a change of the storage in another tab. */
const stored = (newValue: string | null, name = key) =>
  window.dispatchEvent(new StorageEvent('storage', { key: name, newValue }))

function forbidStorage() {
  for (const method of ['getItem', 'setItem'] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('Forbidden', 'SecurityError')
    })
  }
}

describe('What a tab tells', () => {
  test('is heard by the others, each word once, and not by itself', async () => {
    const here = openTab()
    const there = openTab()
    here.seats.tell({ ...thandi, step: 'verify' })
    here.seats.tell(thandi)
    here.seats.tell(thandi)
    here.seats.tell(null)
    await waitFor(() => expect(there.heard).toEqual([{ ...thandi, step: 'verify' }, thandi, null]))
    expect(here.heard).toEqual([])
  })

  test('stays in the browser as an id, a step, a type and permissions', () => {
    openTab().seats.tell(thandi)
    expect(Object.entries(localStorage)).toEqual([[key, textOfThandi]])
    expect(openTab().seats.lastKnown()).toEqual(thandi)
  })

  test('is no user to a new tab before the first sign-in and after signing out', () => {
    expect(openTab().seats.lastKnown()).toBeNull()
    openTab().seats.tell(null)
    expect(openTab().seats.lastKnown()).toBeNull()
  })

  test('is no news to a tab that has told the same', async () => {
    const here = openTab()
    const there = openTab()
    here.seats.tell(thandi)
    await waitFor(() => expect(there.heard).toEqual([thandi]))
    there.seats.tell(thandi)
    here.seats.tell(null)
    await waitFor(() => expect(there.heard).toEqual([thandi, null]))
    expect(here.heard).toEqual([])
  })

  test('of another server is for its own tabs', async () => {
    const here = openTab('busy')
    const there = openTab('busy')
    const elsewhere = openTab()
    here.seats.tell(thandi)
    await waitFor(() => expect(there.heard).toEqual([thandi]))
    expect(elsewhere.heard).toEqual([])
    expect(elsewhere.seats.isSurely(thandi.userId)).toBe(false)
  })
})

describe('A message that no tab of this app sends', () => {
  test.each([null, 7, { userId: thandi.userId, step: 'verified' }, ['nobody'], 'thandi verified', '<b>nobody</b>'])(
    'is nothing to go by: %j',
    async message => {
      const { heard } = openTab()
      const stranger = new BroadcastChannel(key)
      onTestFinished(() => stranger.close())
      stranger.postMessage(message)
      stranger.postMessage('nobody')
      await waitFor(() => expect(heard).toEqual([null]))
    },
  )
})

describe('What the storage says', () => {
  test('is heard, once with the message that comes beside it', async () => {
    const here = openTab()
    const there = openTab()
    here.seats.tell(thandi)
    await waitFor(() => expect(there.heard).toEqual([thandi]))
    stored(textOfThandi)
    expect(there.heard).toEqual([thandi])
    stored('nobody')
    expect(there.heard).toEqual([thandi, null])
  })

  test.each([
    null,
    '?',
    '',
    'of another version',
    'thandi verified',
    `${thandi.userId} verified`,
    `${thandi.userId} asleep business`,
    `${thandi.userId} verified <b>`,
    `nobody ${textOfThandi}`,
  ])('is nothing to go by as %s', text => {
    const { heard } = openTab()
    stored(text)
    expect(heard).toEqual([])
  })

  test('is read again on focus: a frozen page has heard nothing', () => {
    const { heard } = openTab()
    localStorage.setItem(key, `${sipho.userId} verified business`)
    window.dispatchEvent(new Event('focus'))
    expect(heard).toEqual([sipho])
  })

  test('under another name is of no interest', () => {
    const { heard } = openTab()
    stored('nobody', 'threereco.theme')
    expect(heard).toEqual([])
  })
})

describe('Whether the session is still that of a user', () => {
  test('is known at once, before any message has come', () => {
    const here = openTab()
    const there = openTab()
    here.seats.tell(thandi)
    expect(there.seats.isSurely(thandi.userId)).toBe(true)
    here.seats.tell(sipho)
    expect(there.seats.isSurely(thandi.userId)).toBe(false)
    expect(there.seats.isSurely(sipho.userId)).toBe(true)
  })

  test('is not known while a user is signing in, before the code, and without a message', () => {
    const { seats } = openTab()
    expect(seats.isSurely(thandi.userId)).toBe(false)
    seats.tell(thandi)
    openTab().seats.unsettle()
    expect(seats.isSurely(thandi.userId)).toBe(false)
    seats.tell({ ...thandi, step: 'verify' })
    expect(seats.isSurely(thandi.userId)).toBe(false)
  })
})

describe('Where storage is forbidden', () => {
  test('tabs tell each other all the same', async () => {
    forbidStorage()
    const here = openTab()
    const there = openTab()
    here.seats.tell(thandi)
    await waitFor(() => expect(there.heard).toEqual([thandi]))
    expect(there.seats.isSurely(thandi.userId)).toBe(true)
  })
})

describe.each([
  ['with storage', () => undefined],
  ['without storage', forbidStorage],
])('A tab %s', (_, prepare) => {
  test.each([
    ['another window has the focus', () => window.dispatchEvent(new Event('blur'))],
    ['another tab is visible', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('is sure until %s, and again after the server has confirmed the user', (_, leave) => {
    prepare()
    const { seats } = openTab()
    seats.tell(thandi)
    expect(seats.isSurely(thandi.userId)).toBe(true)
    leave()
    expect(seats.isSurely(thandi.userId)).toBe(false)
    seats.tell(thandi)
    expect(seats.isSurely(thandi.userId)).toBe(true)
  })
})

test('Where the storage is full, nothing untrue is left in it', async () => {
  const here = openTab()
  const there = openTab()
  here.seats.tell(thandi)
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError')
  })
  here.seats.tell(sipho)
  full.mockRestore()
  expect(localStorage).toHaveLength(0)
  expect(there.seats.isSurely(thandi.userId)).toBe(false)
  await waitFor(() => expect(there.heard).toEqual([thandi, sipho]))
})

test('Where there is no channel, the storage is enough', () => {
  vi.stubGlobal('BroadcastChannel', undefined)
  onTestFinished(() => void vi.unstubAllGlobals())
  const { seats, heard } = openTab()
  seats.tell(thandi)
  expect(seats.isSurely(thandi.userId)).toBe(true)
  stored('nobody')
  expect(heard).toEqual([null])
})
