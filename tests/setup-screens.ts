import { webcrypto } from 'node:crypto'
import '@testing-library/jest-dom/vitest'
import { toHaveAccessibleDescription } from '@testing-library/jest-dom/matchers'
import { cleanup, configure, getConfig } from '@testing-library/react'
import * as React from 'react'
import { toast } from 'sonner'
import { afterEach, expect } from 'vitest'

// While React is developed with, it notes with each of the first 10,000 elements of a second where that was made, for the tools of a
// browser. Here nobody reads that, and it is a tenth of the work of these tests.
const noted = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE') as object
Object.defineProperty(noted, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set() {} })

// A busy machine makes these tests slow, not wrong.
configure({ asyncUtilTimeout: 20_000 })

// A wait checks again at every change. The page is printed only when it gives up: by default it is printed each time,
// which takes a twentieth of the time of all tests.
const { getElementError } = getConfig()
configure({
  getElementError: (message, container) =>
    Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
})

// Browsers trim a description. What reckons it here leaves a space for each part that is empty.
expect.extend({
  toHaveAccessibleDescription(element: Element, expected: unknown) {
    const equals = (description: string, other: unknown) => this.equals(description.trim(), other)
    const wanted: unknown = expected instanceof RegExp ? expect.stringMatching(expected) : expected
    return toHaveAccessibleDescription.call({ ...this, equals }, element, wanted)
  },
})

// jsdom cannot capture pointers; sonner does so when a toast is pressed.
Element.prototype.setPointerCapture = () => undefined

// jsdom notes no times for the tools of a browser.
const measure: Performance['measure'] = name => ({
  name,
  entryType: 'measure',
  startTime: 0,
  duration: 0,
  detail: null,
  toJSON: () => name,
})
Object.assign(performance, { measure })

// Of the cryptography of the web jsdom has random numbers only.
Object.defineProperty(crypto, 'subtle', { value: webcrypto.subtle })

// jsdom has no layout, and cannot scroll.
Element.prototype.scrollIntoView = () => undefined

// Nothing ever has another size there.
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

// sonner inserts a toast invisibly and then fades it in. A test that finds it expects it to be visible.
const shown = document.createElement('style')
shown.textContent = '[data-sonner-toast][data-mounted="false"] { opacity: 1 !important }'
document.head.append(shown)

afterEach(() => {
  // Toasts outlive the page of their test, and a new toast covers those before it.
  toast.dismiss()
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})
