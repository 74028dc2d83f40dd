import { describe, expect, test } from 'vitest'
import { defaultSituation, SituationError } from '#mirage/situation/situation.ts'
import { forgetSituation } from '#mirage/situation/visit.ts'
import { openBrowser } from '../browser.ts'
import { createMemory, get, minute, newcomer, origin, owner } from '../harness.ts'

describe('A link', () => {
  test('is read once, stored for the visit, and removed from the address', async () => {
    const tab = openBrowser().openTab('/business/transactions?page=2&mock-scenario=empty&mock-as=naledi#top')
    const { controls, mock } = await tab.load()
    expect(tab.state.href).toBe(`${origin}/business/transactions?page=2#top`)
    expect(mock.signedInUser()).toEqual({ username: owner, step: 'verified' })
    expect(mock.store.transactions.count()).toBe(0)

    mock.signOut()
    const again = await tab.load()
    expect(again.controls.situation()).toEqual({
      ...controls.situation(),
      as: { account: '', step: 'signed-out' },
    })
    expect(again.mock.store.transactions.count()).toBe(0)
  })

  test('replaces the complete situation', async () => {
    const tab = openBrowser().openTab('/?mock-latency=slow-3g&mock-seed=a&mock-fail=*:500&mock-as=signed-out')
    await tab.load()
    const { controls } = await tab.visit('/?mock-scenario=first-day')
    expect(controls.situation()).toEqual({
      ...defaultSituation,
      scenario: 'first-day',
      latency: 0,
      as: { account: '', step: 'signed-out' },
    })
  })

  test('sets the theme, appearance, language and format of the app', async () => {
    const browser = openBrowser()
    const tab = browser.openTab('/admin?mock-theme=dark&mock-language=ar&mock-format=de-DE&mock-scenario=empty')
    await tab.load()
    expect(tab.state.href).toBe(`${origin}/admin`)
    expect(browser.sessions.getItem('threereco.theme')).toBe('dark')
    expect(browser.sessions.getItem('threereco.texts')).toBe('ar')
    expect(browser.sessions.getItem('threereco.language')).toBe('de-DE')
    expect(browser.sessions.getItem('threereco.appearance')).toBeNull()
    await expect(tab.visit('/?mock-theme=pink&mock-format=en-ZA')).rejects.toThrow('mock-theme=pink: known are')
    expect(browser.sessions.getItem('threereco.language')).toBe('de-DE')
  })

  test('that is invalid starts nothing and stays unchanged', async () => {
    const tab = openBrowser().openTab('/?mock-scenario=bussy')
    await expect(tab.load()).rejects.toThrow(SituationError)
    expect(tab.state.href).toBe(`${origin}/?mock-scenario=bussy`)
  })

  test('can be reverted', async () => {
    const memory = createMemory()
    memory.setItem('threereco.mock.visit', '{}')
    const state = { href: `${origin}/?mock-scenario=bussy&page=2&mock-what=1` }
    forgetSituation({ href: () => state.href, replace: href => void (state.href = href) }, memory)
    expect(state.href).toBe(`${origin}/?page=2`)
    expect(memory.getItem('threereco.mock.visit')).toBeNull()
  })

  test('signs an account in up to any step', async () => {
    const tab = openBrowser().openTab()
    for (const [link, step] of [
      ['ayesha:enrolling', 'enrolling'],
      ['ayesha:signed-in', 'signed-in'],
      ['ayesha', 'verified'],
    ] as const) {
      expect((await tab.visit(`/?mock-as=${link}`)).mock.signedInUser()?.step).toBe(step)
    }
    expect((await tab.visit('/?mock-as=signed-out')).mock.signedInUser()).toBeNull()
  })

  test('finds a renamed account, and reports a deleted one', async () => {
    const tab = openBrowser().openTab('/?mock-as=ayesha')
    const { mock, flush } = await tab.load()
    const [ayesha, naledi] = [mock.store.userNamed(newcomer), mock.store.userNamed(owner)]
    if (!ayesha || !naledi) throw new Error('The accounts are not there')
    mock.store.users.update(naledi.id, { username: 'n@elsewhere.example' })
    mock.store.users.remove(ayesha.id)
    await flush()

    const renamed = await tab.visit('/?mock-as=naledi')
    expect(renamed.mock.signedInUser()).toEqual({ username: owner, step: 'verified' })
    expect(renamed.controls.situation().as).toEqual({ account: 'naledi', step: 'verified' })
    const gone = 'Ayesha Moosa was deleted here. Reset brings the account back.'
    await expect(renamed.controls.change({ as: { account: 'ayesha', step: 'verified' } })).rejects.toThrow(gone)
    expect(renamed.mock.signedInUser()?.username).toBe(owner)

    const without = await tab.visit('/?mock-as=ayesha')
    expect(without.mock.signedInUser()).toBeNull()
    expect(without.controls.messages()).toEqual([gone])
    const again = await tab.load()
    expect(again.controls.messages()).toEqual([])
    expect(again.controls.situation().as).toEqual({ account: '', step: 'signed-out' })
  })

  test('starts the clock, which continues after a reload, and the data end with its day', async () => {
    const { openTab, clock } = openBrowser()
    const tab = openTab('/?mock-now=2026-03-01T09:30:00Z')
    const { mock } = await tab.load()
    expect(mock.now()).toBe(Date.UTC(2026, 2, 1, 9, 30))
    const newest = mock.store.transactions.all()[0]
    expect(newest?.createdAt.slice(0, 7)).toBe('2026-02')
    clock.time += 5 * minute
    const again = await tab.load()
    expect(again.mock.now()).toBe(Date.UTC(2026, 2, 1, 9, 35))
    expect(again.mock.store.transactions.all()[0]?.id).toBe(newest?.id)
    expect(again.controls.situation().now).toBe('2026-03-01T09:30:00.000Z')
  })

  test('to other data has a separate session', async () => {
    const tab = openBrowser().openTab('/?mock-as=naledi')
    await tab.load()
    expect((await tab.visit('/?mock-scenario=empty')).mock.signedInUser()).toBeNull()
    expect((await tab.visit('/?mock-scenario=default')).mock.signedInUser()?.username).toBe(owner)
  })

  test('sets failures, which stay spent after a reload until the link opens again', async () => {
    const link = '/?mock-as=lindiwe&mock-fail=materials.list:500&mock-fail=roles.list:429:always'
    const tab = openBrowser().openTab(link)
    const { controls } = await tab.load()
    expect((await get('/materials')).status).toBe(500)
    expect((await get('/materials')).status).toBe(200)
    expect(controls.failures().map(({ isSpent }) => isSpent)).toEqual([true, false])

    const again = await tab.load()
    expect(again.controls.failures().map(({ isSpent }) => isSpent)).toEqual([true, false])
    expect((await get('/materials')).status).toBe(200)
    const refused = await get('/roles')
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '5'])

    await tab.visit(again.controls.link('/').slice(origin.length))
    expect((await get('/materials')).status).toBe(500)
  })

  test.for([
    ['network', 'TypeError: Failed to fetch'],
    ['not-json', /^502 .*<h1>Bad Gateway/],
    ['wrong-shape', '200 {"item":{"id":7},"items":"none"}'],
    ['answer-lost', 'TypeError: Failed to fetch'],
    ['session-ended', /^401 .*Sign in to continue/],
    ['503', /^503 .*Service Unavailable/],
  ] as const)('makes a call fail by %s', async ([kind, outcome]) => {
    await openBrowser().openTab(`/?mock-as=lindiwe&mock-fail=materials.list:${kind}`).load()
    expect(await get('/materials').then(({ status, text }) => `${status} ${text}`, String)).toMatch(outcome)
  })
})

describe('A visit', () => {
  test('belongs to its tab', async () => {
    const { openTab } = openBrowser()
    await openTab('/?mock-scenario=empty').load()
    expect((await openTab().load()).controls.situation().scenario).toBe('default')
  })

  test('starts with defaults if the stored value is unreadable', async () => {
    const tab = openBrowser().openTab()
    for (const stored of ['no json', '{}', '{"situation":"mock-scenario=gone","since":1,"isNew":false,"spent":[]}']) {
      tab.visits.setItem('threereco.mock.visit', stored)
      expect((await tab.load()).controls.situation().scenario).toBe('default')
    }
  })

  test('that cannot be stored stays in the address', async () => {
    const tab = openBrowser().openTab('/?mock-scenario=empty')
    tab.visits.setItem = () => {
      throw new DOMException('No', 'QuotaExceededError')
    }
    await tab.load()
    expect(tab.state.href).toBe(`${origin}/?mock-scenario=empty`)
    expect((await tab.load()).controls.situation().scenario).toBe('empty')
  })
})
