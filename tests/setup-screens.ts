import { webcrypto } from 'node:crypto'
import { ReadableStream } from 'node:stream/web'
import '@testing-library/jest-dom/vitest'
import { toHaveAccessibleDescription } from '@testing-library/jest-dom/matchers'
import { cleanup, configure, getConfig } from '@testing-library/react'
import * as React from 'react'
import { toast } from 'sonner'
import { afterEach, expect } from 'vitest'

// In development, React captures creation stacks for up to 10,000 elements per second, for its devtools. Disabling this
// saves 10 % of the tests' time.
const noted = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE') as object
Object.defineProperty(noted, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set() {} })

// In ms. Long, so that these tests are slow on a busy machine but do not fail. Shorter than the timeout of a test: an
// error of a wait names the missing element, but a timeout of the test does not.
configure({ asyncUtilTimeout: 40_000 })

// `waitFor` checks again after every change and by default prints the page into each error. This takes 5 % of all test
// time. Here the page is printed only at the timeout.
const { getElementError } = getConfig()
configure({
  getElementError: (message, container) =>
    Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
})

// Browsers trim accessible descriptions. dom-accessibility-api leaves a space for each empty part, so this matcher
// trims, too.
expect.extend({
  toHaveAccessibleDescription(element: Element, expected: unknown) {
    const equals = (description: string, other: unknown) => this.equals(description.trim(), other)
    const wanted: unknown = expected instanceof RegExp ? expect.stringMatching(expected) : expected
    return toHaveAccessibleDescription.call({ ...this, equals }, element, wanted)
  },
})

// jsdom does not implement pointer capture, which sonner uses when a toast is pressed.
Element.prototype.setPointerCapture = () => undefined

// jsdom does not implement performance measures.
const measure: Performance['measure'] = name => ({
  name,
  entryType: 'measure',
  startTime: 0,
  duration: 0,
  detail: null,
  toJSON: () => name,
})
Object.assign(performance, { measure })

// Of Web Crypto, jsdom implements only random numbers.
Object.defineProperty(crypto, 'subtle', { value: webcrypto.subtle })

// jsdom has no media queries. Here, windows are wide and colours light.
globalThis.matchMedia = media => Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList

// jsdom does not implement streams, which serial ports use.
Object.assign(globalThis, { ReadableStream })

// jsdom has no layout, so it does not implement scrolling.
Element.prototype.scrollIntoView = () => undefined

// jsdom does not implement ResizeObserver, and sizes never change there.
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

// sonner renders a toast invisibly and then fades it in. Tests expect a toast to be visible as soon as they find it.
const shown = document.createElement('style')
shown.textContent = '[data-sonner-toast][data-mounted="false"] { opacity: 1 !important }'
document.head.append(shown)

afterEach(() => {
  // Removes toasts: they would remain for the next test, where a new toast would hide them.
  toast.dismiss()
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})
