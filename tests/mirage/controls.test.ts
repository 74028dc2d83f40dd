import { describe, expect, test, vi } from 'vitest'
import { accounts } from '#mirage/data/accounts.ts'
import { readSituation } from '#mirage/situation/situation.ts'
import { openBrowser } from './browser.ts'
import { collector, cork, get, hour, origin, owner, post } from './harness.ts'

/** Returns the statuses of several calls to a path. */
const statuses = async (path: string, count: number) => {
  const list: number[] = []
  while (list.length < count) list.push((await get(path)).status)
  return list
}

describe('The controls', () => {
  test('list the available options', async () => {
    const { controls } = await openBrowser().openTab().load()
    expect([...controls.accounts.values()]).toEqual(accounts)
    expect(Object.keys(controls.scenarios)).toEqual([
      'default',
      'empty',
      'first-day',
      'busy',
      'huge',
      'long-names',
      'unreadable-rows',
      'walk-in',
    ])
    expect(controls.callNames).toContain('transactions.create')
  })

  test('sign in any account, up to any step, and notify listeners', async () => {
    const { controls, mock } = await openBrowser().openTab().load()
    const listener = vi.fn<() => void>()
    controls.subscribe(listener)
    expect(controls.situation().as).toEqual({ account: '', step: 'signed-out' })
    expect(controls.currentCode()).toBeNull()
    await controls.change({ as: { account: 'naledi', step: 'signed-in' } })
    expect(controls.situation().as).toEqual({ account: 'naledi', step: 'signed-in' })
    expect(controls.currentCode()).toMatch(/^\d{6}$/)
    await post('/authentication/mfa/verify', { code: controls.currentCode() })
    expect(controls.situation().as).toEqual({ account: 'naledi', step: 'verified' })
    mock.signInAs(collector, 'enrolling')
    expect(controls.situation().as).toEqual({ account: 'bongani', step: 'enrolling' })
    await controls.change({ as: { account: '', step: 'signed-out' } })
    expect(controls.situation().as).toEqual({ account: '', step: 'signed-out' })
    expect(listener.mock.calls.length).toBeGreaterThanOrEqual(4)
  })

  test('name no user that a link could not name', async () => {
    const { controls } = await openBrowser().openTab().load()
    const registration = { name: 'Zola', username: 'zola@z.example', password: 'my-own-password', type: 'collector' }
    await post('/authentication/register', registration)
    expect(controls.situation().as).toBeNull()
    expect(controls.link('/')).not.toContain('mock-as')
  })

  test('return the same situation object until it changes', async () => {
    const { controls } = await openBrowser().openTab('/?mock-as=lindiwe').load()
    const before = controls.situation()
    await get('/materials')
    expect(controls.situation()).toBe(before)
    await controls.change({ latency: 'flaky' })
    expect(controls.situation()).toEqual({ ...before, latency: 'flaky' })
  })

  test('add and remove failures, while others keep counting', async () => {
    const tab = openBrowser().openTab('/?mock-as=lindiwe')
    const { controls } = await tab.load()
    const third = { call: 'materials.list', what: 500, often: 3 } as const
    const always = { call: 'roles.list', what: 503, often: 'always' } as const
    await controls.change({ failures: [third] })
    expect(await statuses('/materials', 2)).toEqual([200, 200])
    await controls.change({ failures: [always, ...controls.situation().failures] })
    expect(await statuses('/materials', 2)).toEqual([500, 200])
    expect(await statuses('/roles', 2)).toEqual([503, 503])
    await controls.change({ failures: controls.situation().failures.filter(({ call }) => call !== 'roles.list') })
    expect(await statuses('/roles', 1)).toEqual([200])
    const again = await tab.load()
    expect(again.controls.situation().failures).toEqual([third])
  })

  test('set the clock within its day, and sessions end by it', async () => {
    const { openTab, clock } = openBrowser()
    const tab = openTab('/?mock-as=naledi')
    const { controls, mock } = await tab.load()
    const later = new Date(clock.time + 2 * hour).toISOString()
    expect(controls.needsReload({ now: later })).toBe(true)
    await controls.change({ now: later })
    expect(tab.state.reloads).toBe(1)
    const next = await tab.load()
    expect(next.mock.now()).toBe(clock.time + 2 * hour)
    expect(next.mock.signedInUser()?.username).toBe(owner)

    const evening = new Date(clock.time + 5 * hour).toISOString()
    expect(next.controls.needsReload({ now: evening })).toBe(false)
    await next.controls.change({ now: evening })
    expect([tab.state.reloads, next.mock.now(), next.mock.signedInUser()]).toEqual([1, clock.time + 5 * hour, null])
    expect(mock.now()).toBe(clock.time)
  })

  test('refuse a situation that a link cannot express, and continue unchanged', async () => {
    const tab = openBrowser().openTab('/?mock-scenario=empty')
    const { controls } = await tab.load()
    await expect(controls.change({ now: '1999-12-31T12:00:00.000Z' })).rejects.toThrow('from 2000 to 2099')
    await expect(controls.change({ seed: '' })).rejects.toThrow('any text')
    expect([tab.state.reloads, controls.situation().now]).toEqual([0, null])
  })

  test('restart for another scenario or seed, with the same account', async () => {
    const tab = openBrowser().openTab('/?mock-as=naledi')
    const { controls } = await tab.load()
    expect(controls.needsReload({ scenario: 'default', latency: 5 })).toBe(false)
    expect(controls.needsReload({ seed: 'other' })).toBe(true)
    await controls.change({ scenario: 'empty', failures: [{ call: '*', what: 500, often: 'once' }] })
    expect(tab.state.reloads).toBe(1)
    const { controls: next, mock } = await tab.load()
    expect(next.situation()).toMatchObject({ scenario: 'empty', as: { account: 'naledi' }, failures: [{ call: '*' }] })
    expect(mock.store.transactions.count()).toBe(0)
  })

  test('return a link to the current situation, at a path with its search', async () => {
    const tab = openBrowser().openTab('/?mock-as=sipho&mock-fail=transactions.create:500:1in5&mock-latency=40')
    const { controls, mock } = await tab.load()
    mock.switches.latency = 40
    const link = controls.link('/business/transactions?page=2&sort=-weight#top')
    expect(link).toBe(
      `${origin}/business/transactions?page=2&sort=-weight&mock-scenario=default&mock-as=sipho` +
        '&mock-latency=40&mock-fail=transactions.create:500:1in5#top',
    )
    expect(controls.link(link)).toBe(link)
    expect(readSituation(new URL(link).search)).toEqual(controls.situation())
    const other = openBrowser().openTab(link.slice(origin.length))
    const opened = await other.load()
    opened.mock.switches.latency = 40
    expect(opened.controls.situation()).toEqual(controls.situation())
  })

  test('discard all changes and reset failures that have happened', async () => {
    const tab = openBrowser().openTab('/?mock-as=lindiwe&mock-fail=materials.create:500')
    const { controls, flush } = await tab.load()
    expect((await post('/materials', cork)).status).toBe(500)
    expect((await post('/materials', cork)).status).toBe(201)
    await flush()
    await controls.reset()
    expect(tab.state.reloads).toBe(1)
    const { controls: next, mock } = await tab.load()
    expect(mock.store.materials.where('name', 'Cork')).toEqual([])
    expect(next.situation()).toEqual({ ...controls.situation(), latency: 0 })
    expect(next.failures()).toMatchObject([{ isSpent: false }])
  })
})
