import { waitFor } from '@testing-library/react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { openTabSync, type TabSync } from '#actors/session/session-tabs.ts'
import type { SessionOwner } from '#machines/session/session.types.ts'

const key = 'threereco.session'
const thandi = {
  userId: '7d9f0d3c-4a53-4f5b-9a58-0d3a6c1f2b10',
  step: 'verified',
  type: 'business',
  permissions: ['materials.view', 'users.*'],
} as const
const sipho = { ...thandi, userId: '11111111-9d0e-4a4f-8f0a-5b8f6f1f7c21', permissions: [] } as const
const textOfThandi = `${thandi.userId} verified business materials.view users.*`

/** Opens a fake browser tab that records the session owners it receives from other tabs. */
function openTab(realm?: string): { tabSync: TabSync; received: SessionOwner[] } {
  const tabSync = openTabSync(realm)
  const received: SessionOwner[] = []
  onTestFinished(tabSync.watch(sessionOwner => received.push(sessionOwner)))
  return { tabSync, received }
}

/** Dispatches the event that follows a storage change in another tab. */
const stored = (newValue: string | null, name = key) =>
  window.dispatchEvent(new StorageEvent('storage', { key: name, newValue }))

function forbidStorage() {
  for (const method of ['getItem', 'setItem'] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('Forbidden', 'SecurityError')
    })
  }
}

describe('messages between tabs', () => {
  test('sends each message once to the other tabs only', async () => {
    const here = openTab()
    const there = openTab()
    here.tabSync.share({ ...thandi, step: 'verify' })
    here.tabSync.share(thandi)
    here.tabSync.share(thandi)
    here.tabSync.share(null)
    await waitFor(() => expect(there.received).toEqual([{ ...thandi, step: 'verify' }, thandi, null]))
    expect(here.received).toEqual([])
  })

  test('stores only id, step, type and permissions, and no user before sign-in and after sign-out', () => {
    expect(openTab().tabSync.lastKnown()).toBeNull()
    openTab().tabSync.share(thandi)
    expect(Object.entries(localStorage)).toEqual([[key, textOfThandi]])
    expect(openTab().tabSync.lastKnown()).toEqual(thandi)
    openTab().tabSync.share(null)
    expect(openTab().tabSync.lastKnown()).toBeNull()
  })

  test('ignores a message equal to the tab’s own', async () => {
    const here = openTab()
    const there = openTab()
    here.tabSync.share(thandi)
    await waitFor(() => expect(there.received).toEqual([thandi]))
    there.tabSync.share(thandi)
    here.tabSync.share(null)
    await waitFor(() => expect(there.received).toEqual([thandi, null]))
    expect(here.received).toEqual([])
  })

  test('separates the tabs of different servers', async () => {
    const here = openTab('busy')
    const there = openTab('busy')
    const elsewhere = openTab()
    here.tabSync.share(thandi)
    await waitFor(() => expect(there.received).toEqual([thandi]))
    expect(elsewhere.received).toEqual([])
    expect(elsewhere.tabSync.isSurely(thandi.userId)).toBe(false)
  })
})

describe('foreign messages', () => {
  test.each([null, 7, { userId: thandi.userId, step: 'verified' }, ['nobody'], 'thandi verified', '<b>nobody</b>'])(
    'ignores %j',
    async message => {
      const { received } = openTab()
      const stranger = new BroadcastChannel(key)
      onTestFinished(() => stranger.close())
      stranger.postMessage(message)
      stranger.postMessage('nobody')
      await waitFor(() => expect(received).toEqual([null]))
    },
  )
})

describe('storage changes', () => {
  test('receives a change once with its message', async () => {
    const here = openTab()
    const there = openTab()
    here.tabSync.share(thandi)
    await waitFor(() => expect(there.received).toEqual([thandi]))
    stored(textOfThandi)
    expect(there.received).toEqual([thandi])
    stored('nobody')
    expect(there.received).toEqual([thandi, null])
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
  ])('ignores the marker %s', text => {
    const { received } = openTab()
    stored(text)
    expect(received).toEqual([])
  })

  test('reads the marker again on focus', () => {
    const { received } = openTab()
    localStorage.setItem(key, `${sipho.userId} verified business`)
    window.dispatchEvent(new Event('focus'))
    expect(received).toEqual([sipho])
  })

  test('ignores other storage keys', () => {
    const { received } = openTab()
    stored('nobody', 'threereco.theme')
    expect(received).toEqual([])
  })
})

describe('known session owner', () => {
  test('knows the owner before the first message', () => {
    const here = openTab()
    const there = openTab()
    here.tabSync.share(thandi)
    expect(there.tabSync.isSurely(thandi.userId)).toBe(true)
    here.tabSync.share(sipho)
    expect(there.tabSync.isSurely(thandi.userId)).toBe(false)
    expect(there.tabSync.isSurely(sipho.userId)).toBe(true)
  })

  test('is unknown during sign-in, before the code, and without a message', () => {
    const { tabSync } = openTab()
    expect(tabSync.isSurely(thandi.userId)).toBe(false)
    tabSync.share(thandi)
    openTab().tabSync.invalidate()
    expect(tabSync.isSurely(thandi.userId)).toBe(false)
    tabSync.share({ ...thandi, step: 'verify' })
    expect(tabSync.isSurely(thandi.userId)).toBe(false)
  })
})

describe('blocked storage', () => {
  test('exchanges messages without storage', async () => {
    forbidStorage()
    const here = openTab()
    const there = openTab()
    here.tabSync.share(thandi)
    await waitFor(() => expect(there.received).toEqual([thandi]))
    expect(there.tabSync.isSurely(thandi.userId)).toBe(true)
  })
})

describe.each([
  ['with storage', () => undefined],
  ['without storage', forbidStorage],
])('tab %s', (_, prepare) => {
  test.each([
    ['another window receives focus', () => window.dispatchEvent(new Event('blur'))],
    ['another tab becomes visible', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('forgets the owner when %s, until the server confirms it', (_, leave) => {
    prepare()
    const { tabSync } = openTab()
    tabSync.share(thandi)
    expect(tabSync.isSurely(thandi.userId)).toBe(true)
    leave()
    expect(tabSync.isSurely(thandi.userId)).toBe(false)
    tabSync.share(thandi)
    expect(tabSync.isSurely(thandi.userId)).toBe(true)
  })
})

test('deletes the old marker if storage is full', async () => {
  const here = openTab()
  const there = openTab()
  here.tabSync.share(thandi)
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError')
  })
  here.tabSync.share(sipho)
  full.mockRestore()
  expect(localStorage).toHaveLength(0)
  expect(there.tabSync.isSurely(thandi.userId)).toBe(false)
  await waitFor(() => expect(there.received).toEqual([thandi, sipho]))
})

test('works with storage alone if channels are unsupported', () => {
  vi.stubGlobal('BroadcastChannel', undefined)
  onTestFinished(() => void vi.unstubAllGlobals())
  const { tabSync, received } = openTab()
  tabSync.share(thandi)
  expect(tabSync.isSurely(thandi.userId)).toBe(true)
  stored('nobody')
  expect(received).toEqual([null])
})
