import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openPreferences } from '#actors/preference-store.ts'
import { type Appearance, appearances, type Theme, themes } from '#domain/preferences.ts'

const page = new DOMParser().parseFromString(readFileSync('src/index.html', 'utf8'), 'text/html')
const inline = [...page.querySelectorAll('script:not([src])')].map(({ textContent }) => textContent)
const root = document.documentElement

const running: (() => void)[] = []

/** Runs the inline script of src/index.html, which browsers run before the first paint. */
function runInlineScript() {
  const script = document.createElement('script')
  // All other scripts of the page are modules.
  expect(inline).toHaveLength(1)
  script.textContent = inline.join('')
  document.head.append(script)
  script.remove()
}

/** Starts the preferences and stops them after the test. */
function startPreferences() {
  const preferences = openPreferences()
  running.push(preferences.close)
  return preferences
}

/** Returns the preferences that the root element shows; undefined before they start. */
function shown() {
  const { theme, appearance } = root.dataset
  return { theme, appearance }
}

function leavePage() {
  for (const stop of running.splice(0)) stop()
  delete root.dataset['theme']
  delete root.dataset['appearance']
}

beforeEach(() => localStorage.clear())
afterEach(leavePage)

describe('inline script and preferences of the app', () => {
  test('have the same defaults', () => {
    startPreferences()
    const defaults = shown()
    leavePage()
    runInlineScript()
    expect(shown()).toEqual(defaults)
    expect(defaults).toEqual({ theme: 'system', appearance: 'threereco' })
  })

  const every: [Theme, Appearance][] = themes.flatMap(theme =>
    appearances.map((appearance): [Theme, Appearance] => [theme, appearance]),
  )
  test.each(every)('agree on %s and %s after a choice', (theme, appearance) => {
    const preferences = startPreferences()
    preferences.choose('theme', theme)
    preferences.choose('appearance', appearance)
    leavePage()
    runInlineScript()
    expect(shown()).toEqual({ theme, appearance })
    leavePage()
    startPreferences()
    expect(shown()).toEqual({ theme, appearance })
  })

  test('work without storage', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('Forbidden', 'SecurityError')
    })
    runInlineScript()
    expect(shown()).toEqual({ theme: undefined, appearance: undefined })
    startPreferences()
    expect(shown()).toEqual({ theme: 'system', appearance: 'threereco' })
  })
})

const storedTexts = () => Object.fromEntries(Object.entries(localStorage))
const choiceElsewhere = (key: string, text: string) => {
  localStorage.setItem(key, text)
  dispatchEvent(new StorageEvent('storage', { key }))
}

describe('preferences of this browser', () => {
  test('store each choice under its own key', () => {
    const { choose, get } = startPreferences()
    expect(storedTexts()).toEqual({})
    choose('format', 'de-DE')
    choose('afterRecording', 'next')
    choose('lists', { density: 'compact', columns: { roles: { users: true } } })
    expect(storedTexts()).toEqual({
      'threereco.language': 'de-DE',
      'threereco.afterRecording': 'next',
      'threereco.lists': '{"density":"compact","columns":{"roles":{"users":true}}}',
    })
    expect(startPreferences().get()).toEqual(get())
  })

  test('neither store nor report an unchanged choice', () => {
    const { choose, subscribe } = startPreferences()
    const onChange = vi.fn<() => void>()
    subscribe(onChange)
    choose('theme', 'system')
    expect([onChange.mock.calls.length, storedTexts()]).toEqual([0, {}])
  })

  test.each([
    ['no JSON', {}],
    ['null', {}],
    ['[]', {}],
    ['{"density":"cosy","columns":[]}', {}],
    ['{"columns":{"transactions":"all"}}', { transactions: {} }],
    ['{"columns":{"transactions":{"seller":"no","buyer":false}}}', { transactions: { buyer: false } }],
  ])('read only valid columns and densities of lists from %s', (stored, columns) => {
    localStorage.setItem('threereco.lists', stored)
    expect(startPreferences().get().lists).toEqual({ density: 'comfortable', columns })
  })

  test('follow another tab until they are closed', () => {
    const { get, close } = startPreferences()
    choiceElsewhere('threereco.keys', 'off')
    expect([get().keys, root.dataset['keys']]).toEqual(['off', 'off'])
    choiceElsewhere('something.else', 'on')
    close()
    choiceElsewhere('threereco.keys', 'on')
    expect(get().keys).toBe('off')
  })

  test('report a failing storage once and retry with every choice', () => {
    const { choose, get, onNotStored } = startPreferences()
    const onRefusal = vi.fn<() => void>()
    onNotStored(onRefusal)
    const store = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('No room', 'QuotaExceededError')
    })
    choose('theme', 'dark')
    choose('afterRecording', 'next')
    expect([onRefusal.mock.calls.length, store.mock.calls.length]).toEqual([1, 2])
    expect(get()).toMatchObject({ theme: 'dark', afterRecording: 'next' })
  })

  test('keep a choice that storage refused when another tab changes another one', () => {
    const { choose, get } = startPreferences()
    vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
      throw new DOMException('No room', 'QuotaExceededError')
    })
    choose('lists', { density: 'compact', columns: {} })
    choiceElsewhere('threereco.keys', 'off')
    expect(get()).toMatchObject({ keys: 'off', lists: { density: 'compact' } })
  })
})
