import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { browserPreferences, readPreferences } from '#actors/preferences.actor.ts'
import { type Appearance, appearances, type Theme, themes } from '#domain/preferences.ts'

const page = new DOMParser().parseFromString(readFileSync('src/index.html', 'utf8'), 'text/html')
const inline = [...page.querySelectorAll('script:not([src])')].map(({ textContent }) => textContent)
const root = document.documentElement

const running: (() => void)[] = []

/** Runs the inline script of src/index.html, as the browser does before the first paint. */
function runInlineScript() {
  const script = document.createElement('script')
  // The page has one inline script; all others are modules, which are fetched later.
  expect(inline).toHaveLength(1)
  script.textContent = inline.join('')
  document.head.append(script)
  script.remove()
}

/** Starts the preferences of the app, and stops them at the end of the test. */
function startPreferences() {
  const actor = createActor(browserPreferences(), { input: readPreferences() }).start()
  running.push(() => actor.stop())
  return actor
}

/** The preferences on the root element, which a new page does not have yet. */
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

describe('the script in the page and the preferences of the app', () => {
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
  test.each(every)('agree on %s and %s, once chosen', async (theme, appearance) => {
    const preferences = startPreferences()
    preferences.send({ type: 'preference.choose', chosen: { theme } })
    preferences.send({ type: 'preference.choose', chosen: { appearance } })
    await vi.waitUntil(() => !preferences.getSnapshot().hasTag('storing'))
    leavePage()
    runInlineScript()
    expect(shown()).toEqual({ theme, appearance })
    leavePage()
    startPreferences()
    expect(shown()).toEqual({ theme, appearance })
  })

  test('get by without a storage', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('Forbidden', 'SecurityError')
    })
    runInlineScript()
    expect(shown()).toEqual({ theme: undefined, appearance: undefined })
    startPreferences()
    expect(shown()).toEqual({ theme: 'system', appearance: 'threereco' })
  })
})
